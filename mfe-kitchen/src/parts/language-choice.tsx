import { languages, type Language } from '@burger/shared/i18n';
import { styled } from '@burger/shared/styled';
import { space } from '@burger/shared/theme';
import { BigButton } from './buttons';
import { useStaffLanguages } from './use-staff-languages';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1)};
  button[aria-pressed='true'] {
    border-width: 3px;
    font-weight: 800;
  }
`;

interface LanguageChoiceProps {
  label: string;
  language: Language;
  onChoose: (language: Language) => void;
}

/** A language switch. Each language is named in itself, so that its readers find it. */
export const LanguageChoice = ({ label, language, onChoose }: LanguageChoiceProps) => (
  <Row role="group" aria-label={label}>
    {useStaffLanguages().map((one) => (
      <BigButton
        key={one}
        lang={languages[one].tag}
        aria-pressed={one === language}
        onClick={() => onChoose(one)}
      >
        {languages[one].name}
      </BigButton>
    ))}
  </Row>
);
