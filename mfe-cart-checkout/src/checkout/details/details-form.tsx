import {
  orderFieldNames,
  orderFieldsWith,
  type OrderField,
  type OrderFieldWith,
  type OrderKind,
} from '@burger/shared/contracts';
import { orderFieldLabels } from '@burger/shared/ui/fields';
import { isolated } from '@burger/shared/i18n';
import { PrivacyNote } from '@burger/shared/ui/privacy-note';
import { styled } from '@burger/shared/styled';
import { color, from, space, touchLink } from '@burger/shared/theme';
import { Field, Notice, TextArea, VisuallyHidden } from '@burger/shared/ui';
import { Phone, Plus, UserRound } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { messages } from '../../messages/en';
import { BusinessBill } from './business-bill';
import { Unfold } from '../parts/section';
import {
  fieldId,
  focusField,
  type DetailsState,
  type DetailTexts,
  type FieldOf,
} from './use-details';

const Spot = styled.div`
  /* The padding of the links is the gap between lines; wide screens show them side by side. */
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2.5)};
    margin: 0 0 -${space(1)};
    padding: 0;
    list-style: none;
  }
  a {
    ${touchLink}
    padding-block: ${space(1)};
    line-height: 1.3;
    font-weight: 600;
  }
  &:focus {
    outline: none;
  }
`;

function ErrorSummary({ problems }: { problems: DetailTexts }) {
  const spot = useRef<HTMLDivElement>(null);
  useEffect(() => spot.current?.focus(), []);
  const wrong = orderFieldNames.filter((name) => problems[name]);
  return (
    <Spot ref={spot} tabIndex={-1}>
      <Notice kind="alert">
        {messages.details.problems}
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(name);
                }}
              >
                {problems[name]}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </Spot>
  );
}

const texts = messages.details;
const labels = { ...orderFieldLabels, ...texts.labels };
const hints: Record<OrderFieldWith<{ about: 'order' }>, Record<OrderKind, string> | null> = {
  specialInstructions: texts.instructionsHint,
};

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  textarea {
    min-height: 4.5rem;
  }
  [readonly] {
    background: ${color.sunken};
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space(2)};
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
  > details:not([open]) {
    margin-top: auto;
  }
  /* On wide screens the summary line aligns with the bottom of the field beside it. */
  ${from.tablet} {
    display: flex;
    flex-direction: column;
  }
`;

/** Contact and address fields. Collapsed while unchanged since the last order; optional ones apart. */
export function DetailsForm({
  id,
  kind,
  state,
  locked,
  onSubmit,
}: {
  id: string;
  kind: OrderKind;
  state: DetailsState;
  locked: boolean;
  onSubmit: () => void;
}) {
  const field: FieldOf = (name) => ({
    id: fieldId(name),
    name,
    label: labels[name],
    value: state.details[name],
    error: state.visible[name],
    readOnly: locked,
    onChange: ({ target }: { target: { value: string } }) => state.change(name, target.value),
    onBlur: () => state.leave(name),
  });
  const { name, phone, address, landmark, email } = state.details;
  const place = [address, landmark].filter(Boolean).join(', ');
  const extras: OrderField[] = kind === 'delivery' ? ['landmark', 'email'] : ['email'];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // When Enter submits the form with an unapplied promo code, the code gets the focus: the customer wants
    // it in this order.
    const isByEnter = (event.target as Element).contains(document.activeElement);
    const code = isByEnter && document.querySelector<HTMLInputElement>('input[name="promo"]');
    if (code && code.value.trim() !== '') code.focus();
    else onSubmit();
  };
  return (
    <Form id={id} onSubmit={submit} noValidate aria-label={texts.title[kind]}>
      {state.summary > 0 && Object.keys(state.visible).length > 0 && (
        <ErrorSummary key={state.summary} problems={state.visible} />
      )}
      <Unfold
        open={!state.settled}
        icon={<UserRound aria-hidden size={18} />}
        line={
          <>
            <strong>{isolated(name)}</strong> <span>{isolated(phone)}</span>
            {kind === 'delivery' && <small>{isolated(place)}</small>}
          </>
        }
        action={messages.location.change}
      >
        <Fields>
          <Half>
            <Field {...field('name')} autoComplete="name" />
          </Half>
          <Half>
            <Unfold
              open={!state.checked || state.visible.phone !== undefined}
              icon={<Phone aria-hidden size={18} />}
              line={
                <>
                  <VisuallyHidden>{labels.phone} </VisuallyHidden>
                  {isolated(phone)}
                </>
              }
              action={messages.location.change}
            >
              <Field
                {...field('phone')}
                type="tel"
                autoComplete="tel"
                hint={texts.phoneWhy[kind]}
              />
            </Unfold>
          </Half>
          {kind === 'delivery' && (
            <TextArea
              {...field('address')}
              autoComplete="street-address"
              rows={2}
              hint={texts.addressHint}
            />
          )}
          <Unfold
            open={landmark !== '' || extras.some((extra) => state.visible[extra])}
            icon={<Plus aria-hidden size={18} />}
            line={
              <>
                <strong>{extras.map((extra) => labels[extra]).join(', ')}</strong>
                {email && <small>{isolated(email)}</small>}
              </>
            }
            action={email ? messages.location.change : texts.add}
          >
            <Fields>
              {kind === 'delivery' && (
                <Half>
                  <Field
                    {...field('landmark')}
                    autoComplete="off"
                    required={false}
                    hint={texts.landmarkHint}
                  />
                </Half>
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
          </Unfold>
        </Fields>
      </Unfold>
      {orderFieldsWith('about', 'order').map((name) => (
        <Unfold
          key={name}
          open={state.details[name] !== '' || state.visible[name] !== undefined}
          icon={<Plus aria-hidden size={18} />}
          line={<strong>{labels[name]}</strong>}
          action={texts.add}
        >
          <TextArea
            {...field(name)}
            autoComplete="off"
            rows={2}
            required={false}
            hint={hints[name]?.[kind]}
          />
        </Unfold>
      ))}
      <BusinessBill {...{ kind, state, field }} />
      <PrivacyNote of="order" />
    </Form>
  );
}
