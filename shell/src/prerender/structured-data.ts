import { weekdays } from '@burger/shared/contracts';
import { addressIn, pageLanguage } from '@burger/shared/language';
import { pageRules } from '@burger/shared/page-shop';
import { restaurant } from '@burger/shared/restaurant';

const inSchema = (weekday: string) => `${weekday[0]?.toUpperCase()}${weekday.slice(1)}`;

/** The restaurant as search engines read it (schema.org). `image` is an address on the site. */
export function restaurantData(image: string): object {
  const { address, coordinates, siteUrl } = restaurant;
  const { closedWeekdays, hours } = pageRules;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${siteUrl}/#restaurant`,
    name: restaurant.name,
    description: restaurant.tagline,
    url: siteUrl,
    image: `${siteUrl}${image}`,
    telephone: restaurant.phones[0].replace(/\s/g, ''),
    email: restaurant.emails.hello,
    priceRange: '₹',
    currenciesAccepted: 'INR',
    paymentAccepted: 'Cash',
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
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.filter((day) => !closedWeekdays.includes(day)).map(inSchema),
      opens: hours.opens,
      closes: hours.closes,
    },
    hasMenu: `${siteUrl}${addressIn(pageLanguage, '/menu')}`,
    acceptsReservations: false,
  };
}
