import type { KitchenOrder } from '@burger/shared/kitchen';
import { dayOf } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Field, space } from '@burger/shared/ui';
import { useState, type FormEvent } from 'react';
import { messages } from '../messages';
import { findOrders } from './find-orders';
import { officeMessages } from '../menu/messages';
import { BigButton } from '../parts/buttons';
import { momentWords, timeWords } from '../parts/text';
import { FoundOrders } from './found-orders';
import { OrderRows, type OpenOrder } from './order-rows';
import { Panel, Soft } from '../parts/panel';

const Find = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: end;
  > :first-child {
    flex: 1 1 16rem;
  }
`;

const texts = officeMessages.today;
const atATime = 50;

/** The orders of the day, newest first, found while a number or a phone is typed; and those of the last 90 days, when they are asked for. */
export function DayOrders({
  date,
  orders,
  onOpen,
}: {
  date: string;
  orders: readonly KitchenOrder[];
  onOpen: OpenOrder;
}) {
  const placed = (at: number) => (dayOf(new Date(at)) === date ? timeWords(at) : momentWords(at));
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [most, setMost] = useState(atATime);
  const found = [...findOrders(orders, typed)].reverse();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  return (
    <Panel $wide aria-labelledby="day-orders">
      <h2 id="day-orders">{texts.list}</h2>
      <Find role="search" onSubmit={submit}>
        <Field
          label={texts.find}
          name="find"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAsked('');
            setMost(atATime);
          }}
        />
        <BigButton type="submit" $kind="secondary" aria-disabled={!typed.trim() || undefined}>
          {texts.search.start}
        </BigButton>
      </Find>
      {asked && <FoundOrders key={asked} typed={asked} onOpen={onOpen} />}
      {!asked && (
        <>
          <Soft role="status">
            {typed.trim() && (found.length > 0 ? texts.found(found.length) : texts.noneFound)}
          </Soft>
          <OrderRows orders={found.slice(0, most)} placed={placed} onOpen={onOpen} />
          {found.length > most && (
            <>
              <Soft>{messages.lanes.more(found.length - most)}</Soft>
              <BigButton $kind="secondary" onClick={() => setMost(most + atATime)}>
                {messages.lanes.showMore}
              </BigButton>
            </>
          )}
        </>
      )}
    </Panel>
  );
}
