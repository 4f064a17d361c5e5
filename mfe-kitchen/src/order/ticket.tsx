import type { KitchenOrder } from '@burger/shared/kitchen';
import { styled } from '@burger/shared/styled';
import { timeText } from '../parts/text';
import { UserText } from '../parts/user-text';
import { orderMessages } from './messages';
import { promisedOnPaper } from './order-text';

const Number = styled.p`
  font-size: 2.15em;
  font-weight: 800;
  line-height: 1.1;
`;

const Kind = styled.p`
  font-size: 1.65em;
  font-weight: 800;
  line-height: 1.1;
`;

const Dishes = styled.ul`
  margin: 2mm 0;
  padding: 2mm 0;
  border-block: 0.5mm solid;
  list-style: none;
  > li {
    padding-block: 1mm;
    font-size: 1.15em;
    font-weight: 700;
    break-inside: avoid;
  }
  ul {
    padding-left: 8mm;
    font-size: 0.87em;
    font-weight: 400;
    list-style: none;
  }
`;

const Note = styled.p`
  margin: 1mm 0 1mm 8mm;
  padding: 1mm 2mm;
  border: 0.5mm solid;
  font-size: 1em;
  font-weight: 700;
`;

const texts = orderMessages.paper;

/** What hangs over the stove: number and kind largest, one dish a line, no prices, nothing of the customer but the name. */
export function TicketPaper({ order }: { order: KitchenOrder }) {
  const { orderId, kind, createdAt, lines, customer } = order;
  const due = promisedOnPaper(order);
  // So that a torn ticket is seen.
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <Number>{orderId}</Number>
      <Kind>{texts.kinds[kind]}</Kind>
      <p>
        {texts.placed(timeText(Date.parse(createdAt)))}
        {due !== null && <strong> · {texts.due(due)}</strong>}
      </p>
      <Dishes>
        {lines.map(({ quantity, name, choices, note }, at) => (
          <li key={at}>
            {quantity} × <UserText>{name}</UserText>
            {choices.length > 0 && (
              <ul>
                {choices.map((choice, place) => (
                  <li key={place}>
                    + <UserText>{choice}</UserText>
                  </li>
                ))}
              </ul>
            )}
            {note && (
              <Note>
                <UserText>{note}</UserText>
              </Note>
            )}
          </li>
        ))}
      </Dishes>
      {customer.instructions && (
        <Note>
          <UserText>{customer.instructions}</UserText>
        </Note>
      )}
      <p>
        {texts.pieces(pieces)} · <UserText>{customer.name}</UserText>
      </p>
    </>
  );
}
