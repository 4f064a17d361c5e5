import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { color, size } from '@burger/shared/theme';
import { inPageLanguage } from '../i18n/i18n';

export const messages = inPageLanguage('shared/privacy', {
  notice: 'Privacy notice',
  account: 'We keep your name, email or number so that your orders are yours.',
  order: 'We use this to bring your order, and keep it for as long as the tax law asks.',
  form: 'It comes to us by mail, and is used to answer you only.',
} as const);

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
  a {
    display: inline-block;
    padding-block: 0.75rem;
    margin-block: -0.75rem;
    color: inherit;
    font-weight: 600;
  }
`;

/** Says why the form asks for personal data. The privacy page opens in a new tab, so typed text stays. */
export const PrivacyNote = (why: { of: 'account' | 'order' | 'form' } | { text: string }) => (
  <Note>
    <span>{'text' in why ? why.text : messages[why.of]}</span>{' '}
    <Link to="/privacy" target="_blank">
      {messages.notice}
    </Link>
  </Note>
);
