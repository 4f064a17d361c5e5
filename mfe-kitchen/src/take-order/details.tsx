import { billedToNames, orderFields, normalisePhone, type Shop } from '@burger/shared/contracts';
import { greatCircleKm } from '@burger/shared/pricing';
import { dayAfter, spanText, promisedText, promisedForSlot } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Field, Notice, Select } from '@burger/shared/ui';
import { space } from '@burger/shared/theme';
import { ChevronDown } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLoaded } from '../parts/answers';
import { BigButton, ButtonRow } from '../parts/buttons';
import { useKitchen } from '../use-kitchen';
import { asBefore, type Draft, type Missing, withLine, ways } from './draft';
import { takeMessages as texts } from './messages/en';
import { OneOf } from './parts';
import type { When } from './use-taking';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space(1)};
  align-items: start;
`;

const Business = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.75rem;
  cursor: pointer;
  font-weight: 600;
  &::-webkit-details-marker {
    display: none;
  }
  [open] > & > svg {
    transform: rotate(180deg);
  }
`;

interface DetailsProps {
  draft: Draft;
  shop: Shop;
  now: number;
  when: When;
  missing: Missing;
  onChange: (more: Partial<Draft>) => unknown;
}

type KnownProps = Pick<DetailsProps, 'draft' | 'shop' | 'onChange'> & { number: string };

function Known({ number, draft, shop, onChange }: KnownProps) {
  const { api } = useKitchen();
  const { loaded } = useLoaded(useCallback(() => api.customer(number), [api, number]));
  if (loaded.phase === 'failed') return <p role="status">{texts.unlooked}</p>;
  const known = loaded.phase === 'ready' ? loaded.value : null;
  if (known === null) return null;
  const usual = known.usual.reduce(withLine, draft.lines);
  return (
    <Notice>
      <p>{texts.known(known.name)}</p>
      <ButtonRow>
        <BigButton onClick={() => onChange(asBefore(draft, known, shop))}>
          {texts.asBefore(known.address)}
        </BigButton>
        {known.usual.length > 0 && (
          <BigButton onClick={() => onChange({ lines: usual })}>{texts.usual}</BigButton>
        )}
      </ButtonRow>
    </Notice>
  );
}

/** The delivery or pickup time of an order that staff take: as soon as possible, or a half-hour slot. */
function WhenField({ draft, now, when, onChange }: Omit<DetailsProps, 'missing' | 'shop'>) {
  const { days, full, isOffered, promised } = when;
  return (
    <Select
      label={texts.when}
      // Not in the option, because a list field cuts long text instead of wrapping it.
      hint={promised && promisedText(promised, now)}
      name="when"
      value={isOffered ? draft.slot : ''}
      onChange={({ target }) => onChange({ slot: target.value })}
    >
      <option value="">{texts.soon}</option>
      {days.map(({ date, inDays, slots }) => (
        <optgroup key={date} label={inDays === 0 ? texts.today : dayAfter(new Date(now), inDays)}>
          {slots.map((start) => {
            const isFull = full.has(start.getTime());
            const words = spanText(start, promisedForSlot(start).promisedTo);
            return (
              <option key={date + start.getTime()} value={start.toISOString()} disabled={isFull}>
                {isFull ? texts.full(words) : words}
              </option>
            );
          })}
        </optgroup>
      ))}
    </Select>
  );
}

/** The place of a delivery: an area, coordinates or a distance. */
function PlaceFields({ draft, shop, missing, onChange }: Omit<DetailsProps, 'now' | 'when'>) {
  const kmTo = (area: { lat: number; lng: number }) => greatCircleKm(restaurant.coordinates, area);
  const areas = [...shop.rules.delivery.areas].sort((one, other) => kmTo(one) - kmTo(other));
  const field = (name: 'address' | 'landmark') => ({
    name: `take-${name}`,
    autoComplete: 'off',
    maxLength: orderFields[name].most,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Field label={texts.address} error={missing.address} {...field('address')} />
      <Field label={texts.landmark} required={false} {...field('landmark')} />
      <Pair>
        <Select
          label={texts.area}
          name="take-area"
          value={draft.area}
          onChange={({ target }) => onChange({ area: target.value, where: '' })}
        >
          <option value="">{texts.noArea}</option>
          {areas.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Field
          label={texts.where}
          hint={texts.whereHint}
          error={missing.place}
          name="take-where"
          required={false}
          autoComplete="off"
          maxLength={500}
          value={draft.where}
          onChange={({ target }) => onChange({ where: target.value })}
        />
      </Pair>
    </>
  );
}

/** The bill's recipient: for businesses that reclaim GST, and for large bills, where the law requires one. */
function BusinessFields({
  draft,
  missing,
  onChange,
}: Pick<DetailsProps, 'draft' | 'missing' | 'onChange'>) {
  const isUsed = billedToNames.some((name) => draft[name] !== '' || missing[name] !== undefined);
  const [observed, setObserved] = useState(isUsed);
  if (isUsed && !observed) setObserved(true);
  const field = (name: (typeof billedToNames)[number]) => ({
    label: texts.billed[name],
    error: missing[name],
    name: `take-${name}`,
    required: name !== 'gstin' && draft.gstin.trim() !== '',
    autoComplete: 'off',
    maxLength: orderFields[name].most,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <details
      aria-label={texts.business}
      open={observed}
      onToggle={({ currentTarget }) => setObserved(currentTarget.open)}
    >
      <Business>
        <ChevronDown aria-hidden size={20} />
        {texts.business}
      </Business>
      {observed && (
        <Pair>
          <Field {...field('gstin')} autoCapitalize="characters" spellCheck={false} />
          <Field {...field('legalName')} />
          <Field
            {...field('billingAddress')}
            required={draft.kind === 'pickup' && draft.gstin.trim() !== ''}
            hint={draft.kind === 'delivery' ? texts.billedHint : undefined}
          />
        </Pair>
      )}
    </details>
  );
}

const namedOf = <Key extends string>(words: Record<Key, string>): [Key, string][] =>
  Object.entries(words) as [Key, string][];

/** Customer, place and time of an order that staff take. */
export function Details({ draft, shop, now, when, missing, onChange }: DetailsProps) {
  const { source, kind } = draft;
  const number = normalisePhone(draft.phone);
  const kinds = namedOf(texts.kinds).filter(([one]) => one !== 'pickup' || shop.rules.pickup);
  return (
    <>
      <Pair>
        <OneOf
          legend={texts.source}
          options={namedOf(texts.sources)}
          value={source}
          onChange={(one) => onChange({ source: one })}
        />
        <OneOf
          legend={texts.kind}
          options={kinds}
          value={kind}
          onChange={(one) => onChange({ kind: one, slot: '' })}
        />
      </Pair>
      <Pair>
        <Field
          label={texts.phone}
          required={kind === 'delivery'}
          error={missing.phone}
          name="take-phone"
          type="tel"
          autoComplete="off"
          maxLength={orderFields.phone.most}
          value={draft.phone}
          onChange={({ target }) => onChange({ phone: target.value })}
        />
        <Field
          label={texts.name}
          required={kind === 'delivery'}
          error={missing.name}
          name="take-name"
          autoComplete="off"
          maxLength={orderFields.name.most}
          value={draft.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Pair>
      {number !== null && <Known key={number} {...{ number, draft, shop, onChange }} />}
      {kind === 'delivery' && (
        <PlaceFields draft={draft} shop={shop} missing={missing} onChange={onChange} />
      )}
      <BusinessFields {...{ draft, missing, onChange }} />
      <WhenField {...{ draft, now, when, onChange }} />
    </>
  );
}

interface PayProps extends Pick<DetailsProps, 'draft' | 'onChange'> {
  /** Whether an online payment provider is connected. */
  takesOnline: boolean;
}

/** The payment methods. They are in the panel's footer, where nothing covers them in a low window. */
export const PayChoice = ({ draft, takesOnline, onChange }: PayProps) => (
  <OneOf
    legend={texts.pay}
    options={ways
      .filter((one) => one !== 'link' || takesOnline)
      .map((one) => [one, texts.ways[one]] as const)}
    value={draft.way}
    onChange={(one) => onChange({ way: one })}
  />
);
