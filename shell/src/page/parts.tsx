import guests from '@burger/shared/contracts/guests';
import { addressIn, languages, pageLanguage, spoken, type Language } from '@burger/shared/i18n';
import { useLocation } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { logoDrawing } from '@burger/shared/ui';
import { space, touchLink } from '@burger/shared/theme';
import { messages } from '../messages/en';
import { linksTo } from '../titles';

const { nav } = messages;
const home = { to: '/', label: nav.home };
const menu = { to: '/menu', label: nav.menu };
const faq = { to: '/faq', label: nav.faq };
const contact = { to: '/contact', label: nav.contact };
const about = [
  { to: '/about', label: nav.about },
  { to: '/blogs', label: nav.blogs },
  { to: '/offers', label: nav.offers },
];

export const mainLinks = [home, menu, ...about, ...linksTo(guests.menu), contact];
export const footerLinks = [home, menu, ...about, faq, ...linksTo(guests.footer), contact];

export const shortcuts = [menu, { to: '/orders', label: nav.orders }];

const Languages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  margin-inline: ${space(-1)};
  padding: 0;
  list-style: none;
`;

const Choice = styled.a`
  ${touchLink}
  padding-inline: ${space(1)};
  color: inherit;
  &[aria-current] {
    font-weight: 700;
    text-decoration: none;
  }
`;

/**
 * Links to this page in each language, which work without scripts. `followLanguage` stores the language of a
 * clicked one.
 */
export function LanguageLinks() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={messages.footer.languages}>
      <Languages>
        {(Object.keys(spoken) as Language[]).map((language) => (
          <li key={language}>
            <Choice
              href={addressIn(language, pathname)}
              lang={languages[language].tag}
              hrefLang={languages[language].tag}
              aria-current={language === pageLanguage ? 'true' : undefined}
            >
              {languages[language].name}
            </Choice>
          </li>
        ))}
      </Languages>
    </nav>
  );
}

const Box = styled.span`
  display: inline-block;
  /* Shrinks on the narrowest phones in favour of the name. */
  min-width: 0;
  width: 34px;
  height: 34px;
  svg {
    width: 100%;
    height: 100%;
  }
`;

export const Logo = () => <Box aria-hidden dangerouslySetInnerHTML={logoDrawing} />;
