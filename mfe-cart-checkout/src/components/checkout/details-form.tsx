import type { OrderKind } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import { PrivacyNote } from '@burger/shared/privacy';
import { styled } from '@burger/shared/styled';
import { color, Field, from, size, space, TextArea } from '@burger/shared/ui';
import { UserRound } from 'lucide-react';
import { useRef, type MouseEvent, type SubmitEvent } from 'react';
import { messages } from '../../messages';
import type { DetailName } from '../../model/delivery-details';
import { ErrorSummary, fieldId } from './error-summary';
import { Fold, Summary } from './fold';
import type { DetailsState } from './use-details';

const words = messages.details;

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  [readonly] {
    background: ${color.sunken};
  }
`;

const Known = styled(Fold)`
  &[open] > summary {
    display: none;
  }
`;

const Who = styled(Summary)`
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
  strong,
  > b {
    font-weight: 650;
  }
  > b {
    color: ${color.flameInk};
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space(2)};
  &:focus {
    outline: none;
  }
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    > * {
      grid-column: 1 / -1;
    }
    > .half {
      grid-column: auto;
    }
  }
`;

const Half = styled.div.attrs({ className: 'half' })`
  min-width: 0;
`;

/**
 * Who gets the food, and where; one line in words while it is as the last time. Each field says what is wrong with it
 * once it has been left.
 */
export function DetailsForm({
  id,
  kind,
  state,
  held,
  onSubmit,
}: {
  /** So that the button outside can submit it. */
  id: string;
  kind: OrderKind;
  state: DetailsState;
  /** Nothing can be changed while the order is on its way. */
  held: boolean;
  onSubmit: () => void;
}) {
  const field = (name: DetailName) => ({
    id: fieldId(name),
    name,
    label: words.labels[name],
    value: state.details[name],
    error: state.shown[name],
    readOnly: held,
    onChange: ({ target }: { target: { value: string } }) => state.change(name, target.value),
    onBlur: () => state.leave(name),
  });
  const { name, phone, address, landmark } = state.details;
  const place = [address, landmark].filter(Boolean).join(', ');
  const fields = useRef<HTMLDivElement>(null);
  // The line is gone then, so the focus goes on with the fields.
  const unfold = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.closest('details')?.setAttribute('open', '');
    fields.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form id={id} onSubmit={submit} noValidate aria-label={words.title[kind]}>
      {state.summary > 0 && Object.keys(state.shown).length > 0 && (
        <ErrorSummary key={state.summary} problems={state.shown} />
      )}
      <Known open={!state.settled}>
        <Who onClick={unfold}>
          <UserRound aria-hidden size={18} />
          <span>
            <strong>{isolated(name)}</strong> {isolated(phone)}
            {kind === 'delivery' && <small>{isolated(place)}</small>}
          </span>
          <b>{messages.location.change}</b>
        </Who>
        <Fields ref={fields} tabIndex={-1}>
          <Half>
            <Field {...field('name')} autoComplete="name" />
          </Half>
          <Half>
            <Field {...field('phone')} type="tel" autoComplete="tel" hint={words.phoneWhy[kind]} />
          </Half>
          {kind === 'delivery' && (
            <>
              <TextArea
                {...field('address')}
                autoComplete="street-address"
                rows={2}
                hint={words.addressHint}
              />
              <Half>
                <Field
                  {...field('landmark')}
                  autoComplete="off"
                  required={false}
                  hint={words.landmarkHint}
                />
              </Half>
            </>
          )}
          <Half>
            <Field
              {...field('email')}
              type="email"
              autoComplete="email"
              required={false}
              autoCapitalize="none"
            />
          </Half>
        </Fields>
      </Known>
      <TextArea
        {...field('specialInstructions')}
        autoComplete="off"
        rows={2}
        required={false}
        hint={words.instructionsHint[kind]}
      />
      <PrivacyNote of="order" />
    </Form>
  );
}
