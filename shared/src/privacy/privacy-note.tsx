import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { color, size } from '@burger/shared/ui';
import { messages } from './messages';

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

/** Why something is asked for, with the way to the whole notice; what is typed already stays where it is. */
export const PrivacyNote = (why: { of: 'account' | 'order' | 'form' } | { text: string }) => (
  <Note>
    {'text' in why ? why.text : messages[why.of]}{' '}
    <Link to="/privacy" target="_blank">
      {messages.notice}
    </Link>
  </Note>
);
