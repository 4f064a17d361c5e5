import type { Coordinates, User } from '@burger/shared/contracts';
import type { CartNotice } from '../model/cart-notice';
import type { Details } from '../model/delivery-details';
import type { ApplyPromo } from './apply-promo';
import type { MeasureDistance } from './measure-distance';
import type { OrderAgain } from './order-again';
import type { OrderDraft, PlaceOutcome } from './place-order';

/** What a customer can do with the cart, in the drawer and at checkout. */
export interface CartActions {
  setQuantity: (id: number, quantity: number) => void;
  remove: (id: number) => void;
  dismissNotice: (kind: CartNotice['kind']) => void;
  measureDistance: MeasureDistance;
}

/** What a customer can do at checkout. */
export interface CheckoutActions extends CartActions {
  applyPromo: ApplyPromo;
  dropPromo: () => void;
  signIn: () => void;
  signOut: () => void;
  findMe: () => void;
  chooseArea: (area: Coordinates & { name: string }) => void;
  startDetails: (user: User) => Details;
  keepDetails: (uid: string, details: Details) => void;
  /** Whether this customer's last try to place an order was never answered. */
  hasUnansweredTry: (uid: string) => boolean;
  placeOrder: (draft: OrderDraft) => Promise<PlaceOutcome>;
  restorePlaced: () => void;
  forgetPlaced: () => void;
  orderAgain: OrderAgain;
  openChat: (link: string) => void;
  now: () => Date;
}
