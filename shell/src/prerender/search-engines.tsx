import { weekdays } from '@burger/shared/contracts';
import { addressIn, languages, pageLanguage, spoken, type Language } from '@burger/shared/language';
import { pageRules } from '@burger/shared/page-shop';
import { restaurant } from '@burger/shared/restaurant';
import type { PageMeta } from './meta';

const { name, siteUrl } = restaurant;
const codes = Object.keys(spoken) as Language[];

const addressOf = (path: string, language = pageLanguage) =>
  `${siteUrl}${addressIn(language, path)}`;
const localeOf = (language: Language) => languages[language].tag.replace('-', '_');

export const Alternates = ({ path }: { path: string }) => (
  <>
    <link rel="canonical" href={addressOf(path)} />
    {codes.map((code) => (
      <link
        key={code}
        rel="alternate"
        hrefLang={languages[code].tag}
        href={addressOf(path, code)}
      />
    ))}
    <link rel="alternate" hrefLang="x-default" href={addressOf(path, 'en')} />
    {codes
      .filter((code) => code !== pageLanguage)
      .map((code) => (
        <meta key={code} property="og:locale:alternate" content={localeOf(code)} />
      ))}
  </>
);

export function SocialCard({
  path,
  meta,
  pictures,
}: {
  path: string;
  meta: PageMeta;
  pictures: string;
}) {
  const shown = {
    'og:type': 'website',
    'og:site_name': name,
    'og:locale': localeOf(pageLanguage),
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': addressOf(path),
    'og:image': `${siteUrl}${pictures}/${meta.picture}-card.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return (
    <>
      {Object.entries(shown).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const inSchema = (weekday: string) => `${weekday[0]?.toUpperCase()}${weekday.slice(1)}`;

/** The restaurant as search engines read it (schema.org). `image` is an address on the site. */
export function restaurantData(image: string): object {
  const { address, coordinates } = restaurant;
  const { closedWeekdays, hours } = pageRules;
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
