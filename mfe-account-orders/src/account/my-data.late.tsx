import type { User } from '@burger/shared/contracts';
import { useLocation } from '@burger/shared/router';
import { Card, Notice, SectionTitle, Stack } from '@burger/shared/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { MyDetails } from './my-details';
import { myDataMessages as words } from './messages';
import type { MyData as Cases } from './my-data';
import { BusyButton } from '../parts/busy-button';
import { EraseAccount } from './erase-account';
import { MyDetailsForm } from './my-details-form';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <SectionTitle id={id}>{title}</SectionTitle>
        {children}
      </Stack>
    </Card>
  );
}

/** Everything in one file. */
function TakeAlong({ download }: { download: () => Promise<void> }) {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const press = async () => {
    if (state === 'busy') return;
    setState('busy');
    setState(
      await download().then(
        () => 'done' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <>
      <p>{words.take.text}</p>
      {state === 'failed' && <Notice kind="alert">{words.take.failed}</Notice>}
      {state === 'done' && <Notice kind="success">{words.take.done}</Notice>}
      <div>
        <BusyButton
          $wide={false}
          kind="secondary"
          busy={state === 'busy'}
          busyText={words.take.busy}
          onClick={() => void press()}
        >
          {words.take.button}
        </BusyButton>
      </div>
    </>
  );
}

/** What is known of a customer, and what she can do with it. The menu's settings lead to its second part. */
export function MyData({
  user,
  details,
  cases,
  onErased,
}: {
  user: User;
  details: MyDetails;
  cases: Cases;
  onErased: () => void;
}) {
  const rights = useRef<HTMLDivElement>(null);
  // A press on the same entry once more is a new visit of the same address.
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '#my-data') return;
    rights.current?.scrollIntoView();
    rights.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <Stack $gap={3}>
      <Part title={words.profile.title}>
        <MyDetailsForm user={user} details={details} save={(own) => cases.save(user, own)} />
      </Part>
      <Stack ref={rights} id="my-data" tabIndex={-1} $gap={3}>
        <Part title={words.take.title}>
          <TakeAlong download={() => cases.download(user)} />
        </Part>
        <Part title={words.erase.title}>
          <EraseAccount erase={() => cases.erase()} onErased={onErased} />
        </Part>
      </Stack>
    </Stack>
  );
}
