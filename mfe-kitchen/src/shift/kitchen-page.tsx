import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { Card, Field, Lead, Notice, PageTitle, Stack } from '@burger/shared/ui';
import { color, font, radius, shadow, size, space } from '@burger/shared/theme';
import { BellOff, BellRing } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type FormEvent,
  type SetStateAction,
} from 'react';
import { rings, waitingIn } from '../counter/alarm';
import type { Equipment } from '../counter/counter';
import { chooseLanguage } from '../device/stored-language';
import { messages, staffLanguage } from '../messages/en';
import { AlarmBanner } from '../parts/alarm-banner';
import { BigButton } from '../parts/buttons';
import { LanguageChoice } from '../parts/language-choice';
import { KitchenContext, useKitchen, type Kitchen } from '../use-kitchen';
import { admin, CounterPage } from './counter-page';
import { CrashGuard } from './crash-guard';
import type { Session, StaffSession } from './session';

const Whole = styled.div`
  display: grid;
  place-content: center;
  min-height: 100dvh;
`;

const Looking = styled(Whole)`
  font-size: ${size.xl};
`;

/** Shown until the staff session is known, and in the prerendered page. */
export const LookingPage = () => (
  <Looking as="p" role="status">
    {messages.signIn.looking}
  </Looking>
);

const SignInBox = styled(Whole)`
  gap: ${space(2)};
  grid-template-columns: minmax(0, 28rem);
  padding: ${space(2)};
`;

const texts = messages.signIn;

interface SignInProps {
  staff: StaffSession;
  session: Session & { status: 'signed-out' };
}

function SignIn({ staff, session: { problem, ended } }: SignInProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(!email.trim() || !password);
    if (!email.trim() || !password) return;
    setBusy(true);
    await staff.signIn(email, password);
    setBusy(false);
  };
  const wrong = missing ? texts.missing : ended ? null : problem;
  return (
    <SignInBox>
      {ended && (
        <>
          <AlarmBanner icon={BellOff} title={texts.endedTitle}>
            <span>{texts.endedHint}</span> {problem && <span>{problem}</span>}
          </AlarmBanner>
          <BigButton $wide onClick={staff.understood}>
            {messages.shift.understood}
          </BigButton>
        </>
      )}
      <Card as="form" noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        <Stack>
          <PageTitle>{texts.title}</PageTitle>
          <Lead>{texts.lead}</Lead>
          {wrong && <Notice kind="alert">{wrong}</Notice>}
          <Field
            label={texts.email}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Field
            label={texts.password}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={4096}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <BigButton $kind="primary" type="submit" $wide aria-disabled={busy || undefined}>
            {busy ? texts.busy : texts.submit}
          </BigButton>
        </Stack>
      </Card>
    </SignInBox>
  );
}

const StartBox = styled(Whole)`
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(3)};
  text-align: center;
  h1 {
    font-size: ${size.huge};
  }
  p {
    max-width: 32rem;
    color: ${color.inkSoft};
    font-size: ${size.xl};
  }
  p[role='status'] {
    color: ${color.flameInk};
    font-weight: 750;
  }
`;

const Start = styled.button`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${space(1)};
  width: min(24rem, 80vw);
  min-height: 12rem;
  border: 0;
  border-radius: ${radius.card};
  background: ${color.flame};
  color: ${color.onFlame};
  box-shadow: ${shadow.raised};
  font-family: ${font.display};
  font-size: ${size.huge};
  font-weight: 800;
  cursor: pointer;
`;

interface ShiftProps {
  email: string;
  staff: StaffSession;
  granted: Equipment | null;
  setGranted: Dispatch<SetStateAction<Equipment | null>>;
}

/** The shift of a signed-in staff member. It starts with a press, because browsers block sound before one. */
function Shift({ email, staff, granted, setGranted }: ShiftProps) {
  const { counter, sound, notices } = useKitchen();
  const state = useStore(counter.state);
  const working = useStore(notices.working);
  const audible = useStore(sound.audible);
  const equipment = useMemo(
    () => granted && { ...granted, sound: audible, notices: granted.notices && working },
    [granted, audible, working],
  );

  // After a crash this view replaces the previous one in the middle of a shift.
  const [isInShift] = useState(granted !== null);
  useEffect(() => {
    const leave = counter.follow((why) => {
      void staff.end(why === 'forbidden' ? texts.notStaff(email) : texts.ended);
    });
    if (isInShift) counter.goOn();
    return leave;
  }, [counter, staff, email, isInShift]);

  if (equipment) {
    return <CounterPage account={{ email, signOut: staff.signOut }} equipment={equipment} />;
  }
  const waiting = waitingIn(state);
  const start = () => {
    admin.warm();
    setGranted({ sound: true, notices: true, screen: true });
    counter.startShift((part) => setGranted((before) => before && { ...before, [part]: false }));
  };
  return (
    <StartBox>
      <h1>{messages.shift.title}</h1>
      {rings(waiting) && <p role="status">{messages.shift.waiting(waiting)}</p>}
      <Start type="button" onClick={start}>
        <BellRing aria-hidden size={56} />
        {messages.shift.start}
      </Start>
      <p>{messages.shift.lead}</p>
      <LanguageChoice
        label={messages.languages}
        language={staffLanguage}
        onChoose={chooseLanguage}
      />
    </StartBox>
  );
}

const isSignedIn = ({ session }: StaffSession, email: string): boolean => {
  const now = session.get();
  return now.status === 'in' && now.email === email;
};

/**
 * Keeps the shift when its view crashes. Sounds the alarm of a lost connection if the view is removed while
 * the page stays, e.g. because the shell replaced this remote.
 */
function SignedIn({ email, staff }: { email: string; staff: StaffSession }) {
  const { counter, page } = useKitchen();
  const [granted, setGranted] = useState<Equipment | null>(null);
  const isOnShift = granted !== null;
  const soundStopped = useCallback(
    () => (isOnShift ? counter.soundDeaf('stopped') : () => undefined),
    [counter, isOnShift],
  );
  useEffect(() => {
    if (!isOnShift) return undefined;
    return () => {
      // Delayed until the shift's own alarm has ended with its view.
      queueMicrotask(() => {
        if (isSignedIn(staff, email) && page.isHere()) page.onPress(counter.soundDeaf('stopped'));
      });
    };
  }, [counter, page, staff, email, isOnShift]);
  return (
    <CrashGuard sound={soundStopped} onReload={page.reload}>
      <Shift email={email} staff={staff} granted={granted} setGranted={setGranted} />
    </CrashGuard>
  );
}

export function KitchenPage({ kitchen, staff }: { kitchen: Kitchen; staff: StaffSession }) {
  const session = useStore(staff.session);
  const ended = session.status === 'signed-out' && session.ended;
  useEffect(() => staff.start(), [staff]);
  useEffect(() => (ended ? kitchen.counter.soundDeaf('ended') : undefined), [ended, kitchen]);
  switch (session.status) {
    case 'looking':
      return <LookingPage />;
    case 'signed-out':
      return <SignIn staff={staff} session={session} />;
    case 'in':
      return (
        <KitchenContext value={kitchen}>
          <SignedIn key={session.email} email={session.email} staff={staff} />
        </KitchenContext>
      );
  }
}
