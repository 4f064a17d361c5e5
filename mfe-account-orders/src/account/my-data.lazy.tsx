import { orderFields, type User } from '@burger/shared/contracts';
import { fieldText } from '@burger/shared/ui/fields';
import { useLocation } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { Button, Dialog, Field, Notice, Stack, TextArea } from '@burger/shared/ui';
import { from, size, space } from '@burger/shared/theme';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '../parts/busy-button';
import { Soft } from '../parts/soft';
import { ConsentsCard } from './consents-card';
import { Part } from './parts';
import { type DetailName, detailNames, type MyDetails, problemsOf } from './my-details';
import { myDataMessages as texts } from './messages/en';
import type { MyData as Cases } from './my-data';

const PlaceTitle = styled.h3`
  font-size: ${size.lg};
`;

const Pair = styled.div`
  display: grid;
  gap: ${space(2)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

/** The form of name, phone and address. Shows errors at their fields; keeps typed text until saved. */
function MyDetailsForm({
  user,
  details,
  save,
}: {
  user: User;
  details: MyDetails;
  save: (details: MyDetails) => Promise<void>;
}) {
  const [own, setOwn] = useState(details);
  const [checked, setChecked] = useState(false);
  const [state, setState] = useState<'editing' | 'saving' | 'saved' | 'failed'>('editing');
  const form = useRef<HTMLFormElement>(null);
  const problems = checked ? problemsOf(own) : {};

  const field = (name: DetailName) => {
    const problem = problems[name];
    return {
      name,
      label: texts.profile[name],
      value: own[name],
      required: name === 'name',
      error: problem && fieldText({ problem, field: name, most: orderFields[name].most }),
      onChange: ({ target }: { target: { value: string } }) => {
        setOwn({ ...own, [name]: target.value });
        setState('editing');
      },
    };
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'saving') return;
    setChecked(true);
    const wrong = detailNames.find((name) => problemsOf(own)[name]);
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    setState('saving');
    const stored = await save(own).then(
      () => true,
      () => false,
    );
    setState(stored ? 'saved' : 'failed');
  };

  return (
    <Stack as="form" ref={form} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
      <Pair>
        <Field {...field('name')} autoComplete="name" />
        <Field
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          readOnly={Boolean(user.phoneNumber)}
          hint={user.phoneNumber ? texts.profile.phoneFixed : texts.profile.phoneHint}
        />
      </Pair>
      {user.email && (
        <p>
          {texts.profile.email}: <strong>{user.email}</strong>
        </p>
      )}
      <div>
        <PlaceTitle>{texts.profile.placeTitle}</PlaceTitle>
        <Soft>{texts.profile.placeWhy}</Soft>
      </div>
      <TextArea {...field('address')} autoComplete="street-address" rows={2} />
      <Field {...field('landmark')} autoComplete="off" />
      {state === 'saved' && <Notice kind="success">{texts.profile.saved}</Notice>}
      {state === 'failed' && <Notice kind="alert">{texts.profile.failed}</Notice>}
      <div>
        <BusyButton
          $wide={false}
          type="submit"
          busy={state === 'saving'}
          busyText={texts.profile.saving}
        >
          {texts.profile.save}
        </BusyButton>
      </div>
    </Stack>
  );
}

/** Deletes the account after a dialog that explains the consequences. */
function EraseAccount({ erase, onErased }: Pick<Cases, 'erase'> & { onErased: () => void }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setProblem(null);
  };
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const outcome = await erase();
      if (outcome === 'erased') return onErased();
      setProblem(outcome.refused);
    } catch {
      setProblem(texts.erase.failed);
    }
    setBusy(false);
  };
  return (
    <>
      <p>{texts.erase.text}</p>
      <div>
        <Button $kind="secondary" onClick={() => setOpen(true)}>
          {texts.erase.button}
        </Button>
      </div>
      <Dialog open={open} onClose={close} title={texts.erase.sure} shape="sheet">
        <Stack>
          <p>{texts.erase.text}</p>
          <p>{texts.erase.gone}</p>
          {problem && <Notice kind="alert">{problem}</Notice>}
          <Button $wide $kind="secondary" onClick={close}>
            {texts.erase.keep}
          </Button>
          <BusyButton busy={busy} busyText={texts.erase.busy} onClick={() => void confirm()}>
            {texts.erase.confirm}
          </BusyButton>
        </Stack>
      </Dialog>
    </>
  );
}

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
      <p>{texts.take.text}</p>
      {state === 'failed' && <Notice kind="alert">{texts.take.failed}</Notice>}
      {state === 'done' && <Notice kind="success">{texts.take.done}</Notice>}
      <div>
        <BusyButton
          $wide={false}
          kind="secondary"
          busy={state === 'busy'}
          busyText={texts.take.busy}
          onClick={() => void press()}
        >
          {texts.take.button}
        </BusyButton>
      </div>
    </>
  );
}

/**
 * The customer's data, and buttons to download or delete it. The account menu's Settings link scrolls to the
 * buttons.
 */
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
  // The location key changes even when the same link is clicked again, so the page scrolls again.
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '#my-data') return;
    rights.current?.scrollIntoView();
    rights.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <Stack $gap={3}>
      <Part title={texts.profile.title}>
        <MyDetailsForm user={user} details={details} save={(own) => cases.save(user, own)} />
      </Part>
      <Stack ref={rights} id="my-data" tabIndex={-1} $gap={3}>
        <ConsentsCard {...cases.consents} />
        <Part title={texts.take.title}>
          <TakeAlong download={() => cases.download(user)} />
        </Part>
        <Part title={texts.erase.title}>
          <EraseAccount erase={() => cases.erase()} onErased={onErased} />
        </Part>
      </Stack>
    </Stack>
  );
}
