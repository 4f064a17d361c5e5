import type { KitchenDay } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, space } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { reasonWords } from './order-facts';
import { Panel, Soft } from './panel';
import { Theirs } from './theirs';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(1)} 0 ${space(1)} ${space(1)};
    border-top: 1px solid ${color.line};
    text-align: end;
  }
  th:first-child,
  td:first-child {
    padding-left: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

const texts = messages.today;

interface TableProps {
  id: string;
  title: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

const DayTable = ({ id, title, heads, rows }: TableProps) => (
  <Panel aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {rows.length === 0 ? (
      <Soft>{texts.nothing}</Soft>
    ) : (
      <Table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    )}
  </Panel>
);

/** What the owner asks at the end of the day: who owes how much, what sold, and why orders were lost. */
export const DayTables = ({ day }: { day: KitchenDay }) => (
  <>
    <DayTable
      id="riders"
      title={texts.riders}
      heads={[texts.rider, texts.count, texts.owes]}
      rows={day.riders.map(({ name, orders, cash }) => [
        <Theirs key="name">{name || texts.none}</Theirs>,
        orders,
        formatMoney(cash),
      ])}
    />
    <DayTable
      id="most-sold"
      title={texts.mostSold}
      heads={[texts.dish, texts.quantity]}
      rows={day.mostSold.map(({ name, quantity }) => [
        <Theirs key="name">{name}</Theirs>,
        quantity,
      ])}
    />
    <DayTable
      id="reasons"
      title={texts.reasons}
      heads={[texts.reason, texts.count]}
      rows={day.reasons.map(({ reason, orders }) => [
        <Theirs key="reason">{reasonWords(reason)}</Theirs>,
        orders,
      ])}
    />
  </>
);
