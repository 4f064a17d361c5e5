import { addressIn, languages, pageLanguage, spoken, type Language } from '@burger/shared/language';
import { useLocation } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { space } from '@burger/shared/ui';
import { messages } from '../messages';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  margin-inline: ${space(-1)};
  padding: 0;
  list-style: none;
`;

const Choice = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space(1)};
  color: inherit;
  &[aria-current] {
    font-weight: 700;
    text-decoration: none;
  }
`;

/** This page in each language, as links that work without scripts; `followLanguage` remembers which was pressed. */
export function LanguageLinks() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={messages.footer.languages}>
      <List>
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
      </List>
    </nav>
  );
}
