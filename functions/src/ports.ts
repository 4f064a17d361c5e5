import type { AppCheck } from './auth/app-check';
import type { StaffSince } from './auth/firebase';
import type { VerifyStaff, VerifyToken } from './auth/signed-in';
import type { Log } from './http/errors';
import type { NoteRefusal } from './http/service-refusals';
import type { Limits } from './http/limits';
import type { DayStore } from './kitchen/days';
import type { MonthStore } from './kitchen/month';
import type { SendMail } from './mail/mail';
import type { MapService } from './maps/maps';
import type { Answered } from './channels/answered';
import type { ChannelStore } from './channels/order-channels';
import type { StaffDevices } from './channels/staff-devices';
import type { PersonPorts } from './me/my-data';
import type { Subscribers } from './forms/newsletter';
import type { Outbox } from './orders/notifications/outbox';
import type { KitchenOrders, OrderStore, RiderLinks } from './orders/store/store';
import type { PaymentProvider } from './payments/provider';
import type { Push } from './push/web-push';
import type { RetainedOrders } from './retention/retention';
import type { ReadReviews } from './forms/reviews';
import type { CachedShop } from './shop/cached-shop';
import type { LearnedStore } from './shop/learned';
import type { ShopStore } from './shop/shop-store';
import type { IsDeployed } from './vitals/deployed-versions';
import type { Counters } from './vitals/counters';
import type { WhatsAppCost } from './vitals/whatsapp-cost';
import type { WhatsApp } from './whatsapp/cloud-api';

export interface ApiPorts {
  verifyToken: VerifyToken;
  orderStore: OrderStore;
  subscribers: Subscribers;
  shop: CachedShop;
  kitchen: {
    verifyStaff: VerifyStaff;
    orders: KitchenOrders;
    links: RiderLinks;
    outbox: Outbox;
    shopStore: ShopStore;
    days: DayStore;
    months: MonthStore;
    learned: LearnedStore;
  };
  /** Access to the customer's own data. Every request checks whether the ID token was revoked. */
  person: PersonPorts & { verifyToken: VerifyToken };
  retained: RetainedOrders;
  maps: MapService;
  counters: Counters;
  isDeployed: IsDeployed;
  readReviews: ReadReviews;
  sendMail: SendMail;
  /** Web push to customers and the counter's devices; null without a key. */
  push: Push | null;
  /** WhatsApp messages to customers; null without keys. */
  whatsapp: WhatsApp | null;
  whatsappCost: WhatsAppCost;
  /** The channels that customers have allowed for each order. */
  channels: ChannelStore;
  answered: Answered;
  /** Devices of the counter that are told about new orders. */
  staffDevices: StaffDevices;
  staffSince: StaffSince;
  note: NoteRefusal;
  payments: PaymentProvider | null;
  siteUrl: string;
  mailsAMinute: number;
  mailsADay: number;
  limits: Limits;
  /** App Check verification; null if it is disabled. */
  appCheck: AppCheck | null;
  /** Express `trust proxy`: the number of trusted hops, or a function of address and hop. */
  trustProxy: number | ((address: string, hop: number) => boolean);
  now: () => Date;
  random: () => number;
  log: Log;
  /** Origins that may embed the remotes and read the shop: one origin, `*` for all, or null for none. */
  hosts: () => string | null;
  hosted?: boolean;
}
