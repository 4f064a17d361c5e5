import type { OrderKind, Shop } from '@burger/shared/contracts';
import { dayAfter, spanText, promisedForSlot, slotsOf, type SlotDay } from '@burger/shared/hours';
import { styled } from '@burger/shared/styled';
import { Select } from '@burger/shared/ui';
import { space } from '@burger/shared/theme';
import type { ChangeEvent } from 'react';
import { messages } from '../../messages/en';

const texts = messages.when;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space(1.5)};
`;

const dayText = ({ inDays }: SlotDay, at: Date): string =>
  [texts.today, texts.tomorrow][inDays] ?? dayAfter(at, inDays);

export function SlotChooser({
  kind,
  shop,
  at,
  full,
  chosen,
  onChoose,
}: {
  kind: OrderKind;
  shop: Shop;
  at: Date;
  full: ReadonlySet<number>;
  chosen: Date;
  onChoose: (slot: Date) => void;
}) {
  const days = slotsOf({ kind, at, shop });
  const isFree = (slot: Date) => !full.has(slot.getTime());
  const day = days.find(({ slots }) => slots.some((slot) => slot.getTime() === chosen.getTime()));
  const changeDay = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const next = days.find(({ date }) => date === target.value);
    const first = next?.slots.find(isFree);
    if (first) onChoose(first);
  };
  return (
    <Pair>
      <Select label={texts.day} value={day?.date} onChange={changeDay}>
        {days.map((one) => {
          const isFull = !one.slots.some(isFree);
          const text = dayText(one, at);
          return (
            <option key={one.date} value={one.date} disabled={isFull}>
              {isFull ? texts.full(text) : text}
            </option>
          );
        })}
      </Select>
      <Select
        label={texts.time}
        value={chosen.getTime()}
        onChange={({ target }) => onChoose(new Date(Number(target.value)))}
      >
        {day?.slots.map((slot) => {
          const span = spanText(slot, promisedForSlot(slot).promisedTo);
          return (
            <option key={slot.getTime()} value={slot.getTime()} disabled={!isFree(slot)}>
              {isFree(slot) ? span : texts.full(span)}
            </option>
          );
        })}
      </Select>
    </Pair>
  );
}
