import { styled } from '@burger/shared/styled';
import { Field, size, space } from '@burger/shared/ui';
import { otherLanguages, type OtherLanguage } from './menu-draft';
import { officeMessages } from './messages';

const texts = officeMessages.menu;

const Thing = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space(1)};
    font-size: ${size.lg};
    font-weight: 700;
  }
`;

export interface NamesInLanguagesProps {
  /** What it was called before anything was typed. */
  heading: string;
  name: string;
  /** What is wrong with the name. */
  error: string | undefined;
  onName: (name: string) => void;
  /** What it is called in another language; empty: as in English. */
  said: (language: OtherLanguage) => string;
  wrong: (language: OtherLanguage) => string | undefined;
  onSay: (language: OtherLanguage, name: string) => void;
}

/** What one thing is called, in each language of the menu. */
export const NamesInLanguages = (props: NamesInLanguagesProps) => {
  const { heading, name, error, onName, said, wrong, onSay } = props;
  return (
    <Thing>
      <legend>{heading}</legend>
      <Field
        label={texts.languages.en}
        maxLength={60}
        value={name}
        onChange={(event) => onName(event.target.value)}
        error={error}
      />
      {otherLanguages.map((language) => (
        <Field
          key={language}
          lang={language}
          label={texts.languages[language]}
          required={false}
          maxLength={60}
          value={said(language)}
          onChange={(event) => onSay(language, event.target.value)}
          error={wrong(language)}
        />
      ))}
    </Thing>
  );
};
