import { customerRules, type User } from '@burger/shared/contracts';
import { fieldText } from '@burger/shared/fields';
import { styled } from '@burger/shared/styled';
import { color, Field, from, Notice, size, space, Stack, TextArea } from '@burger/shared/ui';
import { useRef, useState, type FormEvent } from 'react';
import { detailNames, problemsOf, type DetailName, type MyDetails } from './my-details';
import { myDataMessages } from './messages';
import { BusyButton } from '../parts/busy-button';

const words = myDataMessages.profile;

const Pair = styled.div`
  display: grid;
  gap: ${space(2)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

const PlaceTitle = styled.h3`
  font-size: ${size.lg};
`;

const Why = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

/** Name, number and saved place. What is wrong stands at its field; what is typed stays until it is kept. */
export function MyDetailsForm({
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
      label: words[name],
      value: own[name],
      required: name === 'name',
      error: problem && fieldText({ problem, field: name, most: customerRules[name].most }),
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
    const kept = await save(own).then(
      () => true,
      () => false,
    );
    setState(kept ? 'saved' : 'failed');
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
          hint={user.phoneNumber ? words.phoneFixed : words.phoneHint}
        />
      </Pair>
      {user.email && (
        <p>
          {words.email}: <strong>{user.email}</strong>
        </p>
      )}
      <div>
        <PlaceTitle>{words.placeTitle}</PlaceTitle>
        <Why>{words.placeWhy}</Why>
      </div>
      <TextArea {...field('address')} autoComplete="street-address" rows={2} />
      <Field {...field('landmark')} autoComplete="off" />
      {state === 'saved' && <Notice kind="success">{words.saved}</Notice>}
      {state === 'failed' && <Notice kind="alert">{words.failed}</Notice>}
      <div>
        <BusyButton $wide={false} type="submit" busy={state === 'saving'} busyText={words.saving}>
          {words.save}
        </BusyButton>
      </div>
    </Stack>
  );
}
