import { restaurant } from '@burger/shared/restaurant';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The restaurant as search engines read it (schema.org). `image` is an address on the site. */
export function restaurantData(image: string): object {
  const { address, coordinates, hours, siteUrl } = restaurant;
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
    servesCuisine: ['Burgers', 'Fast food', 'Indian'],
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
      dayOfWeek: days,
      opens: hours.opens,
      closes: hours.closes,
    },
    hasMenu: `${siteUrl}/menu`,
    acceptsReservations: false,
  };
}
