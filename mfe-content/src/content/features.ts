import { restaurant } from '@burger/shared/restaurant';

const { delivery } = restaurant;

export interface Feature {
  icon: 'flame' | 'leaf' | 'bike';
  title: string;
  text: string;
}

/** The three feature cards of the home page. */
export const features: readonly Feature[] = [
  {
    icon: 'flame',
    title: 'Cooked when you order',
    text: 'Your patty meets the griddle after you press the button. Nothing waits under a lamp.',
  },
  {
    icon: 'leaf',
    title: 'Veg stays veg',
    text: 'Separate griddle, separate fryer, separate bag. Green mark in, green mark out.',
  },
  {
    icon: 'bike',
    title: 'Our own riders',
    text: `At your door in ${delivery.promisedMinutes} minutes, up to ${delivery.limitKm} km. Free within ${delivery.freeUpToKm} km.`,
  },
];
