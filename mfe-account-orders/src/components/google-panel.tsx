import { styled } from '@burger/shared/styled';
import { color, Notice, radius, size, space, Stack } from '@burger/shared/ui';
import { Bike, Repeat, Zap } from 'lucide-react';
import { messages } from '../messages';
import type { SignIn } from '../use-cases/sign-in';
import { BusyButton } from './busy-button';
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

const letter =
  'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z';

const GoogleMark = () => (
  <svg aria-hidden width="18" height="18" viewBox="0 0 24 24" fill="currentColor">
    <path d={letter} />
  </svg>
);

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
