import { addressIn, languages, pageLanguage, spoken, type Language } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';
import type { PageMeta } from './meta';

const { name, siteUrl } = restaurant;
const codes = Object.keys(spoken) as Language[];

const addressOf = (path: string, language = pageLanguage) =>
  `${siteUrl}${addressIn(language, path)}`;
const localeOf = (language: Language) => languages[language].tag.replace('-', '_');

/** Where search engines find this page, in this language and in the others. */
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

/** What is shown where the link of a page is shared. */
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
