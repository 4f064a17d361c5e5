import { inTab, keptKeys, onDevice, type KeptText } from '@burger/shared/storage';
import type { Offer } from '../model/first-visit-offer';
import { readPlace } from '../model/known-place';
import type { Places, SessionHint } from '../ports';

type Keep = (key: string) => KeptText;

/** The keys under which this package remembers things in the browser. */
export const keys = {
  hint: keptKeys.signedIn,
  place: 'burger.location',
  declined: (offer: Offer) => `burger.declined.${offer}`,
};

export function sessionHint(keep: Keep = onDevice): SessionHint {
  const hint = keep(keys.hint);
  const usual = keep(keptKeys.usual);
  return {
    signedIn: () => hint.read() === 'yes',
    set(signedIn) {
      if (signedIn) return hint.write('yes');
      hint.remove();
      // What somebody ordered is not for who comes after.
      usual.remove();
    },
  };
}

export function rememberedPlaces(keep: Keep = onDevice): Places {
  const place = keep(keys.place);
  return {
    recall: () => readPlace(place.read()),
    remember: (known) => place.write(JSON.stringify(known)),
  };
}

export interface Declined {
  has(offer: Offer): boolean;
  add(offer: Offer): void;
}

/**
 * What the visitor has said no to; stays away for the browser session. Who collects orders has no place to tell, for as
 * long as the device keeps that.
 */
export function declinedOffers(keep: Keep = inTab, keepOnDevice: Keep = onDevice): Declined {
  const orderKind = keepOnDevice(keptKeys.orderKind);
  const kept: Record<Offer, KeptText> = {
    'sign-in': keep(keys.declined('sign-in')),
    location: keep(keys.declined('location')),
  };
  return {
    has: (offer) =>
      kept[offer].read() !== null || (offer === 'location' && orderKind.read() === 'pickup'),
    add: (offer) => kept[offer].write('yes'),
  };
}
