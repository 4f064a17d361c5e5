import type { AppCheck } from './auth/app-check';
import type { VerifyStaff, VerifyToken } from './auth/signed-in';
import type { Log } from './http/errors';
import type { Limits } from './http/limits';
import type { SendMail } from './mail/mail';
import type { MapService } from './maps/maps';
import type { PersonPorts } from './me/my-data';
import type { Subscribers } from './forms/newsletter';
import type { RiderLinks } from './orders/carry';
import type { Outbox } from './orders/outbox';
import type { KitchenOrders, OrderBook } from './orders/store';
import type { RetainedOrders } from './retention/retention';
import type { ReadReviews } from './forms/reviews';
import type { KeptShop } from './shop/keep-shop';
import type { ShopStore } from './shop/shop-store';
import type { IsDeployed } from './vitals/deployed-versions';
import type { Counters } from './vitals/counters';

/** Everything that the API needs from the world. */
export interface ApiPorts {
  verifyToken: VerifyToken;
  book: OrderBook;
  subscribers: Subscribers;
  shop: KeptShop;
  /** What the counter needs beyond what customers do. */
  kitchen: {
    verifyStaff: VerifyStaff;
    orders: KitchenOrders;
    links: RiderLinks;
    outbox: Outbox;
    shopStore: ShopStore;
  };
  /** What somebody may ask about themselves; tokens are checked with the account each time. */
  person: PersonPorts & { verifyToken: VerifyToken };
  retained: RetainedOrders;
  maps: MapService;
  counters: Counters;
  isDeployed: IsDeployed;
  readReviews: ReadReviews;
  sendMail: SendMail;
  /** How many the outbox may hand over to the mail server in a minute. */
  mailsAMinute: number;
  limits: Limits;
  /** How it is known that requests come from our pages; null where nobody asks. */
  appCheck: AppCheck | null;
  /** How many proxies in front may be believed about the caller's address. */
  trustedProxies: number;
  now: () => Date;
  /** A random whole number from 0 to 999. */
  draw: () => number;
  log: Log;
  /** Whose pages may show the site's remotes and read the shop for it: an origin, `*` for all, null for none. */
  hosts: () => string | null;
  /** Whether it is served over HTTPS by the hosted service. */
  hosted?: boolean;
}
