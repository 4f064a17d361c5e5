import { momentFormat, restaurant, timeFormat } from '@burger/shared/restaurant';

/** 7:25 PM at the restaurant. */
export const timeWords = timeFormat(restaurant.timeZone);

/** 21 Nov 2026, 7:25 PM at the restaurant. */
export const momentWords = momentFormat(restaurant.timeZone);
