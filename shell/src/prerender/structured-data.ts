import type { Rules, Sitting } from '@burger/shared/contracts';
import { addressIn, pageLanguage } from '@burger/shared/i18n';
import { pageRules } from '@burger/shared/shop/page';
import { openingTimes, type OpeningRules } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';

const { name, siteUrl } = restaurant;

export const addressOf = (path: string, language = pageLanguage) =>
  `${siteUrl}${addressIn(language, path)}`;

const inSchema = (weekday: string) => `${weekday[0]?.toUpperCase()}${weekday.slice(1)}`;

const openIn = (days: object, sittings: readonly Pick<Sitting, 'opens' | 'closes'>[]) =>
  sittings.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    ...days,
    opens,
    closes,
  }));

export const openingHours = (rules: OpeningRules) => ({
  openingHoursSpecification: openingTimes(rules).flatMap(({ days, sittings }) =>
    openIn({ dayOfWeek: days.map(inSchema) }, sittings),
  ),
  specialOpeningHoursSpecification: rules.specialDays?.flatMap(({ date, sittings }) =>
    // A day that is closed: search engines read 00:00 to 00:00 as closed all day.
    openIn(
      { validFrom: date, validThrough: date },
      sittings.length > 0 ? sittings : [{ opens: '00:00', closes: '00:00' }],
    ),
  ),
});

export const paymentAccepted = ({ payments, upi }: Pick<Rules, 'payments' | 'upi'>): string =>
  [
    payments.includes('cod') && 'Cash',
    upi && 'UPI',
    payments.includes('online') && 'Online payment',
  ]
    .filter(Boolean)
    .join(', ');

const delivery = (mode: string) => `http://purl.org/goodrelations/v1#DeliveryMode${mode}`;

export const orderAction = ({ pickup }: Pick<Rules, 'pickup'>) => ({
  '@type': 'OrderAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: addressOf('/menu'),
    actionPlatform: ['Desktop', 'Mobile'].map((one) => `https://schema.org/${one}WebPlatform`),
  },
  deliveryMethod: [delivery('OwnFleet'), ...(pickup ? [delivery('PickUp')] : [])],
});

/** Returns the restaurant's structured data for a page (schema.org). `image` is a URL on the site. */
export function restaurantData(path: string, image: string): object {
  const { address, coordinates } = restaurant;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${siteUrl}/#restaurant`,
    name,
    description: restaurant.tagline,
    url: siteUrl,
    image: `${siteUrl}${image}`,
    telephone: restaurant.phones[0].replace(/\s/g, ''),
    email: restaurant.emails.hello,
    priceRange: '₹',
    currenciesAccepted: 'INR',
    paymentAccepted: paymentAccepted(pageRules),
    servesCuisine: restaurant.cuisine,
    foundingDate: String(restaurant.since),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: `${address.locality}, ${address.city}`,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    ...openingHours(pageRules),
    hasMenu: addressOf('/menu'),
    // Only on the page where visitors order, because it adds a hundred bytes.
    ...(path === '/menu' && { potentialAction: orderAction(pageRules) }),
  };
}
