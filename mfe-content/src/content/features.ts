import { inPageLanguage } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';

const { delivery } = restaurant;

export interface Feature {
  icon: 'flame' | 'leaf' | 'bike';
  title: string;
  text: string;
}

const words = inPageLanguage('mfe-content/features', {
  flame: {
    title: 'Cooked when you order',
    text: 'Your patty meets the griddle after you press the button. Nothing waits under a lamp.',
  },
  leaf: {
    title: 'Veg stays veg',
    text: 'Separate griddle, separate fryer, separate bag. Green mark in, green mark out.',
  },
  bike: {
    title: 'Our own riders',
    text: `At your door in ${delivery.promisedMinutes} minutes, up to ${delivery.limitKm} km. Free within ${delivery.freeUpToKm} km.`,
  },
} as const);

export type FeatureWords = typeof words;

/** The three feature cards of the home page. */
export const features: readonly Feature[] = (['flame', 'leaf', 'bike'] as const).map((icon) => ({
  icon,
  ...words[icon],
}));
