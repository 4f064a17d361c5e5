import type { Offer } from '../model/first-visit-offer';
import { readPlace } from '../model/known-place';
import type { Places, SessionHint } from '../ports';
import { lasting, passing, type TextStore } from './browser-storage';

/** The keys under which this package remembers things in the browser. */
export const keys = {
  hint: 'burger.signed-in',
  place: 'burger.location',
  declined: (offer: Offer) => `burger.declined.${offer}`,
};

export const sessionHint = (store: TextStore = lasting): SessionHint => ({
  signedIn: () => store.read(keys.hint) === 'yes',
  set: (signedIn) => store.write(keys.hint, signedIn ? 'yes' : null),
});

export const rememberedPlaces = (store: TextStore = lasting): Places => ({
  recall: () => readPlace(store.read(keys.place)),
  remember: (place) => store.write(keys.place, JSON.stringify(place)),
});

export interface Declined {
  has(offer: Offer): boolean;
  add(offer: Offer): void;
}

/** What the visitor has said no to; stays away for the browser session. */
export const declinedOffers = (store: TextStore = passing): Declined => ({
  has: (offer) => store.read(keys.declined(offer)) !== null,
  add: (offer) => store.write(keys.declined(offer), 'yes'),
});
