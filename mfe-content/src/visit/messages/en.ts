import { inPageLanguage } from '@burger/shared/i18n';
import { restaurant } from '@burger/shared/restaurant';

export const visitMessages = inPageLanguage('mfe-content/place', {
  location: 'Location',
  hours: 'Hours',
  phone: 'Phone',
  email: 'Email',
  kitchen: (kitchen: string, last: string) => `Kitchen closes ${kitchen}, last orders ${last}`,
  byPhone: 'Order by phone if you like: we answer during opening hours.',
  directions: 'Get directions',
  map: `Map: ${restaurant.name}, ${restaurant.address.street}`,
} as const);
