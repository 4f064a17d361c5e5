import { bareNumber, normalisePhone } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { businessDay, momentText, timeText } from '@burger/shared/hours';
import { styled } from '@burger/shared/styled';
import { foldCode } from '@burger/shared/platform/text-search';
import { Field, Notice, Stack } from '@burger/shared/ui';
import { space } from '@burger/shared/theme';
import { Download } from 'lucide-react';
import { useCallback, useState, type FormEvent } from 'react';
import { messages } from '../messages/en';
import { Failed, useLoaded } from '../parts/answers';
import { BigButton } from '../parts/buttons';
import { Panel, Soft } from '../parts/panel';
import { useKitchen } from '../use-kitchen';
import { dayMessages as texts } from './messages/en';
import { filtered, noFilters, OrderFilters, OrderTable } from './order-table';

/** Returns the orders whose number or phone contains the typed text; all orders for empty text. */
export function findOrders(orders: readonly KitchenOrder[], typed: string): KitchenOrder[] {
  const number = bareNumber(foldCode(typed)).replace(/^#/, '');
  if (!number) return [...orders];
  // A leading zero or country prefix is ignored.
  const phone = normalisePhone(typed) ?? number.replace(/^(\+|00?)/, '');
  return orders.filter(
    ({ orderId, customer }) =>
      foldCode(orderId).includes(number) ||
      (/^\+?\d{3,}$/.test(phone) && customer.phone.includes(phone)),
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
  const { orders, damaged = [] } = loaded.value;
  return (
    <Stack $gap={1}>
      {damaged.length > 0 && (
        <Notice kind="alert">{messages.unreadable(damaged.join(', '))}</Notice>
      )}
      {(orders.length > 0 || damaged.length === 0) && (
        <strong role="status">{texts.search.found(orders.length, typed)}</strong>
      )}
      {orders.length > 0 && <OrderTable orders={orders} timeOf={momentText} />}
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

interface DayOrdersProps {
  date: string;
  orders: readonly KitchenOrder[];
  onSave: () => void;
}

/** The orders of a day, newest first, filtered while typing; on request a search over 90 days. */
export function DayOrders({ date, orders, onSave }: DayOrdersProps) {
  const placedText = (at: number) =>
    businessDay(new Date(at)) === date ? timeText(at) : momentText(at);
  const [typed, setTyped] = useState('');
  const [requested, setRequested] = useState('');
  const [most, setMost] = useState(atATime);
  const [filters, setFilters] = useState(noFilters);
  const isNarrowed = typed.trim() !== '' || filters !== noFilters;
  const found = [...filtered(findOrders(orders, typed), filters)].reverse();
  const noneText = typed.trim() ? texts.noneFound : texts.table.none;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRequested(typed.trim());
  };
  return (
    <Panel
      wide
      id="day-orders"
      title={texts.list}
      actions={
        <BigButton onClick={onSave}>
          <Download aria-hidden size={22} />
          {texts.csv}
        </BigButton>
      }
    >
      <Find role="search" onSubmit={submit}>
        <Field
          label={texts.find}
          name="find"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setRequested('');
            setMost(atATime);
          }}
        />
        <BigButton type="submit" aria-disabled={!typed.trim() || undefined}>
          {texts.search.start}
        </BigButton>
      </Find>
      {requested && <FoundOrders key={requested} typed={requested} />}
      {!requested && (
        <>
          <OrderFilters orders={orders} filters={filters} onChange={setFilters} />
          <Soft role="status">
            {isNarrowed && (found.length > 0 ? texts.found(found.length) : noneText)}
          </Soft>
          {found.length > 0 && <OrderTable orders={found.slice(0, most)} timeOf={placedText} />}
          {found.length > most && (
            <>
              <Soft>{messages.columns.more(found.length - most)}</Soft>
              <BigButton onClick={() => setMost(most + atATime)}>
                {messages.columns.showMore}
              </BigButton>
            </>
          )}
        </>
      )}
    </Panel>
  );
}
