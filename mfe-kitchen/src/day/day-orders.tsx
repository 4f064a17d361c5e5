import { bareNumber, normalisePhone } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { dayOf } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { foldCode } from '@burger/shared/text-search';
import { Field, Notice, space, Stack } from '@burger/shared/ui';
import { Ellipsis } from 'lucide-react';
import { useCallback, useState, type FormEvent } from 'react';
import { messages, momentText, timeText } from '../messages';
import { orderMessages } from '../order/messages';
import { statusText } from '../order/order-text';
import { Failed, useLoaded } from '../parts/answers';
import { BigButton, IconButton } from '../parts/buttons';
import { Panel, Rows, Soft } from '../parts/panel';
import { OneLine } from '../parts/customer';
import { useKitchen, useOrderActions } from '../use-kitchen';
import { dayMessages as texts } from './messages';

/** The orders whose number or phone holds what was typed; all of them where nothing was. */
export function findOrders(orders: readonly KitchenOrder[], typed: string): KitchenOrder[] {
  const number = bareNumber(foldCode(typed)).replace(/^#/, '');
  if (!number) return [...orders];
  // A zero in front is no part of what is looked for.
  const phone = normalisePhone(typed) ?? number.replace(/^(\+|00?)/, '');
  return orders.filter(
    ({ orderId, customer }) =>
      foldCode(orderId).includes(number) ||
      (/^\+?\d{3,}$/.test(phone) && customer.phone.includes(phone)),
  );
}

interface OrderRowsProps {
  orders: readonly KitchenOrder[];
  placedText: (at: number) => string;
}

function OrderRows({ orders, placedText }: OrderRowsProps) {
  const { show } = useOrderActions();
  return (
    <Rows>
      {orders.map((order) => (
        <li key={order.key}>
          <div>
            <strong>{order.orderId}</strong> {placedText(Date.parse(order.createdAt))} ·{' '}
            {statusText(order.status, order.kind)} · {formatMoney(order.total)}
            {order.source && ` · ${orderMessages.card.sources[order.source]}`}
            <Soft>
              <OneLine>{order.customer.name}</OneLine>
            </Soft>
          </div>
          <IconButton
            icon={Ellipsis}
            label={texts.open(order.orderId)}
            onPress={() => show(order)}
          />
        </li>
      ))}
    </Rows>
  );
}

function FoundOrders({ typed }: { typed: string }) {
  const { api } = useKitchen();
  const { loaded, again } = useLoaded(useCallback(() => api.search(typed), [api, typed]));
  if (loaded.phase === 'loading') return <Soft role="status">{texts.search.busy}</Soft>;
  if (loaded.phase === 'failed') {
    const { refusal } = loaded;
    if (refusal !== null) return <Notice kind="alert">{refusal}</Notice>;
    return <Failed onAgain={again}>{texts.search.failed}</Failed>;
  }
  return (
    <Stack $gap={1}>
      <strong role="status">{texts.search.found(loaded.value.length, typed)}</strong>
      <OrderRows orders={loaded.value} placedText={momentText} />
    </Stack>
  );
}

const Find = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: end;
  > :first-child {
    flex: 1 1 16rem;
  }
`;

const atATime = 50;

/** The orders of the day, newest first, found while one types; and those of the last 90 days, when they are asked for. */
export function DayOrders({ date, orders }: { date: string; orders: readonly KitchenOrder[] }) {
  const placedText = (at: number) => (dayOf(new Date(at)) === date ? timeText(at) : momentText(at));
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [most, setMost] = useState(atATime);
  const found = [...findOrders(orders, typed)].reverse();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  return (
    <Panel wide id="day-orders" title={texts.list}>
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
      {asked && <FoundOrders key={asked} typed={asked} />}
      {!asked && (
        <>
          <Soft role="status">
            {typed.trim() && (found.length > 0 ? texts.found(found.length) : texts.noneFound)}
          </Soft>
          <OrderRows orders={found.slice(0, most)} placedText={placedText} />
          {found.length > most && (
            <>
              <Soft>{messages.columns.more(found.length - most)}</Soft>
              <BigButton $kind="secondary" onClick={() => setMost(most + atATime)}>
                {messages.columns.showMore}
              </BigButton>
            </>
          )}
        </>
      )}
    </Panel>
  );
}
