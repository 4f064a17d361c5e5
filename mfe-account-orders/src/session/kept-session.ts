import {
  inTab,
  keptJson,
  keptKeys,
  onDevice,
  personKeys,
  type KeptText,
} from '@burger/shared/storage';
import type { Offer } from '../sign-in/first-visit-offer';
import { readUser } from './kept-user';
import { readPlace } from '../location/known-place';
import type { Declined, SessionHint } from '../ports';

type Keep = (key: string) => KeptText;

/** The keys under which this package remembers things in the browser. */
export const keys = {
  hint: keptKeys.signedIn,
  leaving: 'burger.leaving',
  user: keptKeys.customer,
  orders: 'burger.orders',
  place: personKeys.location,
  declined: (offer: Offer) => `burger.declined.${offer}`,
};

export function sessionHint(keep: Keep = onDevice): SessionHint {
  const hint = keep(keys.hint);
  const user = keptJson(keep(keys.user), readUser);
  // What somebody ordered is not for who comes after.
  const theirs = [user, keep(keys.orders), keep(keptKeys.usual), keep(keptKeys.seenOrders)];
  const forget = () => theirs.forEach((kept) => kept.remove());
  return {
    signedIn: () => hint.read() === 'yes',
    user: user.read,
    set(signedIn) {
      if (!signedIn || (user.read()?.uid ?? signedIn.uid) !== signedIn.uid) forget();
      if (!signedIn) return hint.remove();
      hint.write('yes');
      user.write(signedIn);
    },
    leave() {
      forget();
      hint.write('leaving');
    },
    isLeaving: () => hint.read() === 'leaving',
  };
}

/** What other tabs hear when a customer signs out herself; nothing of it stays. */
export function leaving(keep: Keep = onDevice) {
  const mark = keep(keys.leaving);
  return {
    tell() {
      mark.write('yes');
      mark.remove();
    },
    isHeard: ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) =>
      key === keys.leaving && newValue !== null,
  };
}

/** Where the customer is. */
export const keptPlace = (keep: Keep = onDevice) => keptJson(keep(keys.place), readPlace);

const dayMs = 24 * 3_600_000;
const signInAgainAfterMs = 30 * dayMs;

/**
 * What the visitor has said no to: sign-in stays away for 30 days in all tabs, the location for the browser session, as
 * does what was not even offered to who is ordering. Who
 * collects orders has no place to tell, for as long as the device keeps that.
 */
export function declinedOffers(
  keep: Keep = inTab,
  keepOnDevice: Keep = onDevice,
  now: () => number = Date.now,
): Declined {
  const orderKind = keepOnDevice(keptKeys.orderKind);
  const inThisTab: Record<Offer, KeptText> = {
    'sign-in': keep(keys.declined('sign-in')),
    location: keep(keys.declined('location')),
  };
  const signIn = keepOnDevice(keys.declined('sign-in'));
  const onThisDevice: Record<Offer, () => boolean> = {
    'sign-in': () => Math.abs(now() - Number(signIn.read() ?? NaN)) < signInAgainAfterMs,
    location: () => orderKind.read() === 'pickup',
  };
  const addForVisit = (offer: Offer) => inThisTab[offer].write('yes');
  return {
    has: (offer) => inThisTab[offer].read() !== null || onThisDevice[offer](),
    add: (offer) => (offer === 'sign-in' ? signIn.write(String(now())) : addForVisit(offer)),
    addForVisit,
  };
}
