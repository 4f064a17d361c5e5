import { useStore } from '@burger/shared/store';
import { styled } from '@burger/shared/styled';
import { size } from '@burger/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { KitchenContext, useKitchen } from '../kitchen-context';
import { office } from './late-office';
import { SignInForm } from './sign-in-form';
import { StartShift } from './start-shift';
import type { KitchenWorld } from '../use-kitchen';
import { messages } from '../messages';
import { waitingFor, waitingOf } from '../counter/waiting';
import type { Equipment } from '../counter/counter';
import { ordersOf } from '../counter/state';
import { CounterView } from './counter-page';

const Middle = styled.p`
  display: grid;
  place-content: center;
  min-height: 100dvh;
  font-size: ${size.xl};
`;

/** What a page shows before it is known who stands at the counter; also what is rendered at deployment. */
export const LookingPage = () => <Middle role="status">{messages.signIn.looking}</Middle>;

/** A shift of somebody who is signed in: it begins with one press. */
function Shift({ email }: { email: string }) {
  const { counter, sound, notices, staff } = useKitchen();
  const state = useStore(counter.state);
  const [given, setGiven] = useState<Equipment | null>(null);
  const working = useStore(notices.working);
  const audible = useStore(sound.audible);
  const equipment = useMemo(
    () => given && { ...given, sound: audible, notices: given.notices && working },
    [given, audible, working],
  );

  useEffect(
    () =>
      counter.follow((why) => {
        void staff.end(
          why === 'forbidden' ? messages.signIn.notStaff(email) : messages.signIn.ended,
        );
      }),
    [counter, staff, email],
  );

  if (!equipment) {
    const waiting = waitingOf(waitingFor(ordersOf(state).values(), state.pending, state.seenTo));
    const start = () => {
      office.warm();
      setGiven({ sound: true, notices: true, screen: true });
      counter.startShift((part) => setGiven((before) => before && { ...before, [part]: false }));
    };
    return <StartShift waiting={waiting} onStart={start} />;
  }
  return (
    <CounterView
      email={email}
      equipment={equipment}
      onSound={() => void sound.unlock()}
      onSignOut={() => void staff.signOut()}
    />
  );
}

/** /kitchen: sign-in, the start of the shift, and the counter. */
export function KitchenPage({ world }: { world: KitchenWorld }) {
  const session = useStore(world.staff.session);
  const ended = session.status === 'signed-out' && session.ended;
  useEffect(() => world.staff.start(), [world]);
  useEffect(() => (ended ? world.counter.soundEnded() : undefined), [ended, world]);
  switch (session.status) {
    case 'looking':
      return <LookingPage />;
    case 'signed-out':
      return (
        <SignInForm
          problem={session.problem}
          ended={ended}
          onUnderstood={world.staff.understood}
          onSignIn={world.staff.signIn}
        />
      );
    case 'in':
      return (
        <KitchenContext value={world}>
          <Shift key={session.email} email={session.email} />
        </KitchenContext>
      );
  }
}
