import type { OrderLine } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { color, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { Amount } from './amount';
import { LineSaid } from './line-said';

/** Too narrow for words and figures beside each other: a small phone, or one whose letters are large. */
export const narrowScreen = '@media screen and (max-width: 21rem)';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(0.75)} 0 ${space(0.75)} ${space(1)};
    border-bottom: 1px solid ${color.line};
    text-align: end;
    vertical-align: top;
    white-space: nowrap;
  }
  th:first-child,
  td:first-child {
    padding-left: 0;
    text-align: start;
    white-space: normal;
  }
  ${narrowScreen} {
    &,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      border-bottom: 1px solid ${color.line};
    }
    && > * > * > * {
      padding-left: 0;
      border: 0;
    }
    tr > :first-child {
      flex-basis: 100%;
    }
  }
`;

const texts = messages.bill;

/** The dishes of a bill; the price of one is that with its choices. */
export const BillLines = ({ lines }: { lines: readonly OrderLine[] }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">{texts.dish}</th>
        <th scope="col">{texts.quantity}</th>
        <th scope="col">{texts.price}</th>
        <th scope="col">{texts.amount}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, place) => (
        <tr key={place}>
          <td>
            {line.name || messages.orders.unnamed}
            <LineSaid line={line} />
          </td>
          <td>{line.quantity}</td>
          <td>
            <Amount paise={line.price} />
          </td>
          <td>
            <Amount paise={line.price === null ? null : line.price * line.quantity} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
