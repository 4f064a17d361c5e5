import type { KitchenOrder } from '@burger/shared/kitchen';
import { isFinal } from '@burger/shared/contracts';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/theme';
import { Select } from '@burger/shared/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderMessages } from '../order/messages/en';
import { paidText, statusText } from '../order/order-text';
import { IconButton } from '../parts/buttons';
import { OneLine, UserText } from '../parts/customer';
import { useOrderActions } from '../use-kitchen';
import { dayMessages } from './messages/en';

const { table: texts, paid } = dayMessages;
const { kinds, sources } = orderMessages.card;

export type Filters = Readonly<Record<keyof typeof facets, string>>;
export const noFilters: Filters = { status: '', kind: '', payment: '', rider: '', source: '' };

const facets = {
  status: ({ status }: KitchenOrder) => (isFinal(status) ? status : 'open'),
  kind: ({ kind }: KitchenOrder) => kind,
  payment: ({ payment }: KitchenOrder) => payment,
  rider: ({ rider }: KitchenOrder) => rider ?? '',
  source: ({ source }: KitchenOrder) => source ?? 'site',
};

const names: Record<keyof typeof facets, Readonly<Partial<Record<string, string>>>> = {
  status: { ...orderMessages.statuses, open: texts.open },
  kind: kinds,
  payment: paid,
  rider: {},
  source: { ...sources, site: texts.site },
};

const facetNames = Object.keys(facets) as (keyof typeof facets)[];

export const filtered = (orders: readonly KitchenOrder[], filters: Filters): KitchenOrder[] =>
  orders.filter((order) =>
    facetNames.every((facet) => !filters[facet] || facets[facet](order) === filters[facet]),
  );

const FilterRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space(1)};
`;

interface FiltersProps {
  orders: readonly KitchenOrder[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export function OrderFilters({ orders, filters, onChange }: FiltersProps) {
  const choices = facetNames.map((facet) => {
    const values = [...new Set(orders.map(facets[facet]))].sort();
    return { facet, values, isNeeded: values.length > 1 || filters[facet] !== '' };
  });
  return (
    <FilterRow>
      {choices.map(
        ({ facet, values, isNeeded }) =>
          isNeeded && (
            <Select
              key={facet}
              label={texts.filters[facet]}
              value={filters[facet]}
              onChange={({ target }) => onChange({ ...filters, [facet]: target.value })}
            >
              <option value="">{texts.all}</option>
              {values.map(
                (value) =>
                  value && (
                    <option key={value} value={value}>
                      {names[facet][value] ?? value}
                    </option>
                  ),
              )}
            </Select>
          ),
      )}
    </FilterRow>
  );
}

/* Scrolls sideways; the number column stays visible. */
const Scroller = styled.div`
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${space(0.5)} ${space(1)};
    border-top: 1px solid ${color.line};
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    font-size: ${size.sm};
    white-space: nowrap;
  }
  tbody th,
  thead th:first-child {
    position: sticky;
    left: 0;
    padding-left: 0;
    background: ${color.card};
    white-space: nowrap;
  }
`;

const Cell = styled.td<{ $is?: 'amount' | 'words' }>`
  ${({ $is }) => ($is === 'words' ? 'min-width: 9rem;' : 'white-space: nowrap;')}
  ${({ $is }) => $is === 'amount' && '&& { text-align: end; }'}
`;

/* Only words longer than the column may break. */
const Rider = styled(UserText)`
  overflow-wrap: break-word;
`;

interface Column {
  head: string;
  is?: 'amount' | 'words';
  cell: (order: KitchenOrder) => ReactNode;
}

interface OrderTableProps {
  orders: readonly KitchenOrder[];
  timeOf: (at: number) => string;
}

export function OrderTable({ orders, timeOf }: OrderTableProps) {
  const { show } = useOrderActions();
  const { heads } = texts;
  const columns: Column[] = [
    { head: heads.placed, cell: ({ createdAt }) => timeOf(Date.parse(createdAt)) },
    { head: heads.status, cell: ({ status, kind }) => statusText(status, kind) },
    { head: heads.kind, cell: ({ kind }) => kinds[kind] },
    { head: heads.source, cell: ({ source }) => (source ? sources[source] : texts.site) },
    {
      ...{ head: heads.name, is: 'words' },
      cell: ({ customer }) => <OneLine>{customer.name}</OneLine>,
    },
    {
      ...{ head: heads.dishes, is: 'words' },
      cell: ({ lines }) => (
        <OneLine>{lines.map((one) => `${one.quantity} × ${one.name}`).join(', ')}</OneLine>
      ),
    },
    { head: heads.paid, cell: (order) => paidText(order, paid) },
    { head: heads.rider, cell: ({ rider }) => <Rider>{rider}</Rider> },
    { head: heads.total, is: 'amount', cell: ({ total }) => formatMoney(total) },
  ];
  return (
    // Focusable, so that the table can be scrolled by keyboard.
    <Scroller role="group" aria-label={texts.label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{heads.number}</th>
            {columns.map(({ head, is }) => (
              <Cell key={head} as="th" scope="col" {...(is && { $is: is })}>
                {head}
              </Cell>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.key}>
              <th scope="row">{order.orderId}</th>
              {columns.map(({ head, is, cell }) => (
                <Cell key={head} {...(is && { $is: is })}>
                  {cell(order)}
                </Cell>
              ))}
              <td>
                <IconButton
                  icon={Ellipsis}
                  label={dayMessages.open(order.orderId)}
                  onPress={() => show(order)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
