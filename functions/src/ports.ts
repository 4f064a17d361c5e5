import type { AppCheck } from './auth/app-check';
import type { VerifyStaff, VerifyToken } from './auth/signed-in';
import type { Log } from './http/errors';
import type { Limits } from './http/limits';
import type { DayBook } from './kitchen/days';
import type { MonthBook } from './kitchen/month';
import type { SendMail } from './mail/mail';
import type { MapService } from './maps/maps';
import type { PersonPorts } from './me/my-data';
import type { Subscribers } from './forms/newsletter';
import type { Outbox } from './orders/outbox';
import type { KitchenOrders, OrderBook, RiderLinks } from './orders/store';
import type { PaymentProvider } from './payments/provider';
import type { RetainedOrders } from './retention/retention';
import type { ReadReviews } from './forms/reviews';
import type { KeptShop } from './shop/keep-shop';
import type { ShopStore } from './shop/shop-store';
import type { IsDeployed } from './vitals/deployed-versions';
import type { Counters } from './vitals/counters';

export interface ApiPorts {
  verifyToken: VerifyToken;
  book: OrderBook;
  subscribers: Subscribers;
  shop: KeptShop;
  kitchen: {
    verifyStaff: VerifyStaff;
    orders: KitchenOrders;
    links: RiderLinks;
    outbox: Outbox;
    shopStore: ShopStore;
    days: DayBook;
    months: MonthBook;
  };
  /** What somebody may ask about themselves; tokens are checked with the account each time. */
  person: PersonPorts & { verifyToken: VerifyToken };
  retained: RetainedOrders;
  maps: MapService;
  counters: Counters;
  isDeployed: IsDeployed;
  readReviews: ReadReviews;
  sendMail: SendMail;
  /** Who takes money for us; null where nobody does. */
  payments: PaymentProvider | null;
  /** Where browsers find us. */
  siteUrl: string;
  mailsAMinute: number;
  mailsADay: number;
  limits: Limits;
  /** How it is known that requests come from our pages; null where nobody asks. */
  appCheck: AppCheck | null;
  /** How many hops before us say truly who asked them, or whether one does: the address, and how many lie behind it. */
  trustProxy: number | ((address: string, hop: number) => boolean);
  now: () => Date;
  draw: () => number;
  log: Log;
  /** Whose pages may show the site's remotes and read the shop for it: an origin, `*` for all, null for none. */
  hosts: () => string | null;
  hosted?: boolean;
}
