import { pageRules } from '@burger/shared/page-shop';
import { formatTime, restaurant } from '@burger/shared/restaurant';

const { phones, chatPhone } = restaurant;
const { hours } = pageRules;

/** What the page says of the restaurant and its rules, in the words that several pages use. */
export const opens = formatTime(hours.opens);
export const closes = formatTime(hours.closes);
export const kitchenCloses = formatTime(hours.kitchenCloses);
export const lastOrders = formatTime(hours.lastOrders);

export const mainPhone = phones[0];

/** Opens a chat with the restaurant in the messaging app. */
export const chatLink = (text: string): string =>
  `https://wa.me/${chatPhone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
