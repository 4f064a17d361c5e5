import { inPageLanguage } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';
import type { RoutePath } from './discovery/routes';

export interface PageWords {
  title: string;
  description: string;
}

export interface PageMeta extends PageWords {
  /** Slug of the picture on the social card. */
  picture: string;
}

const { name, address } = restaurant;
const place = `${address.locality}, ${address.city}`;

/** What search engines and shared links show for each route. */
export const pageMeta = inPageLanguage<Record<RoutePath, PageMeta>>('shell/meta', {
  '/': {
    title: `${name} – burgers, wraps and shakes delivered in ${place}`,
    description: `Order fresh burgers, wraps, loaded fries, waffles and shakes from ${name}, ${place}. Free delivery within 2 km, cash on delivery.`,
    picture: 'hero',
  },
  '/menu': {
    title: `Menu and prices – ${name}`,
    description: `The whole menu of ${name} with pictures and prices: veg and non-veg burgers from ₹49, wraps, sides, waffles and beverages.`,
    picture: 'scene-combo-table',
  },
  '/about': {
    title: `About us – ${name}`,
    description: `How ${name} has been making burgers in ${place} since ${restaurant.since}.`,
    picture: 'scene-ingredients',
  },
  '/contact': {
    title: `Contact and hours – ${name}`,
    description: `Address, phone numbers, opening hours and a message form for ${name}, ${place}.`,
    picture: 'scene-delivery',
  },
  '/blogs': {
    title: `Stories from the kitchen – ${name}`,
    description: `Cooking tips, stories and news from the kitchen of ${name}.`,
    picture: 'scene-ingredients',
  },
  '/offers': {
    title: `Offers and promo codes – ${name}`,
    description: `Today's offers and promo codes at ${name}, and how to use them.`,
    picture: 'scene-combo-table',
  },
  '/orders': {
    title: `My orders – ${name}`,
    description: `Your orders at ${name}.`,
    picture: 'scene-delivery',
  },
  '/faq': {
    title: `Questions and answers – ${name}`,
    description: `Delivery, payment, the menu and your account at ${name}: short, true answers.`,
    picture: 'scene-delivery',
  },
  '/checkout': {
    title: `Checkout – ${name}`,
    description: `Place your order at ${name}.`,
    picture: 'scene-delivery',
  },
});

export const notFoundMeta = inPageLanguage<PageMeta>('shell/not-found', {
  title: `Page not found – ${name}`,
  description: `This page does not exist at ${name}.`,
  picture: 'hero',
});

export const offlineMeta = inPageLanguage<PageMeta>('shell/offline', {
  title: `You are offline – ${name}`,
  description: `This page of ${name} needs the network.`,
  picture: 'hero',
});
