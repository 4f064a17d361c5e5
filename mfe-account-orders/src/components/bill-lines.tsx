import { styled } from '@burger/shared/styled';
import { color, space } from '@burger/shared/ui';
import { messages } from '../messages';
import type { PastItem } from '../model/past-order';
import { Amount } from './amount';

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
`;

const texts = messages.bill;

/** The dishes of a bill. */
export const BillLines = ({ items }: { items: readonly PastItem[] }) => (
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
      {items.map((item, place) => (
        <tr key={place}>
          <td>{item.name || messages.orders.unnamed}</td>
          <td>{item.quantity}</td>
          <td>
            <Amount paise={item.price} />
          </td>
          <td>
            <Amount paise={item.price === null ? null : item.price * item.quantity} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
