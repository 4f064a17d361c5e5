import { styled } from '@burger/shared/styled';
import { color, Notice, radius, size, space, Stack } from '@burger/shared/ui';
import { Bike, Repeat, Zap } from 'lucide-react';
import { messages } from '../messages';
import type { SignIn } from './sign-in';
import { BusyButton } from '../parts/busy-button';
import { GoogleMark } from './google-mark';
import { useAttempt } from './use-attempt';

const Reasons = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  padding: 0;
  list-style: none;
  font-weight: 600;
  li {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
  }
  svg {
    flex: none;
    box-sizing: content-box;
    padding: ${space(1.25)};
    border-radius: ${radius.pill};
    background: ${color.amberWash};
    color: ${color.amberInk};
  }
`;

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const texts = messages.signIn;
const reasons = [
  { Icon: Zap, text: texts.reasons.fast },
  { Icon: Bike, text: texts.reasons.followed },
  { Icon: Repeat, text: texts.reasons.again },
];

/** The way that most customers take, and what an account is good for. */
export function GooglePanel({ signIn }: { signIn: Pick<SignIn, 'withGoogle'> }) {
  const { busy, problem, run } = useAttempt();
  return (
    <Stack>
      <Reasons>
        {reasons.map(({ Icon, text }) => (
          <li key={text}>
            <Icon aria-hidden size={20} />
            {text}
          </li>
        ))}
      </Reasons>
      {problem && <Notice kind="alert">{problem}</Notice>}
      <BusyButton
        busy={busy}
        busyText={texts.googleBusy}
        onClick={() => void run(() => signIn.withGoogle())}
      >
        <GoogleMark />
        {texts.withGoogle}
      </BusyButton>
      <Hint>{texts.googleHint}</Hint>
    </Stack>
  );
}
