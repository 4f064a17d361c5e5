import type { KitchenOrder } from '@burger/shared/kitchen';
import { styled } from '@burger/shared/styled';
import { messages } from '../messages';
import { ticketOf } from './ticket';
import { timeWords } from '../parts/text';
import { promisedOnPaper } from './order-text';
import { Theirs } from '../parts/user-text';

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

const texts = messages.paper;

/** What hangs over the stove: number and kind largest, one dish a line, no prices. */
export function TicketPaper({ order }: { order: KitchenOrder }) {
  const ticket = ticketOf(order);
  const due = promisedOnPaper(order);
  return (
    <>
      <Number>{ticket.number}</Number>
      <Kind>{texts.kinds[ticket.kind]}</Kind>
      <p>
        {texts.placed(timeWords(ticket.placed))}
        {due !== null && <strong> · {texts.due(due)}</strong>}
      </p>
      <Dishes>
        {ticket.lines.map(({ quantity, name, choices, note }, at) => (
          <li key={at}>
            {quantity} × <Theirs>{name}</Theirs>
            {choices.length > 0 && (
              <ul>
                {choices.map((choice, place) => (
                  <li key={place}>
                    + <Theirs>{choice}</Theirs>
                  </li>
                ))}
              </ul>
            )}
            {note && (
              <Note>
                <Theirs>{note}</Theirs>
              </Note>
            )}
          </li>
        ))}
      </Dishes>
      {ticket.instructions && (
        <Note>
          <Theirs>{ticket.instructions}</Theirs>
        </Note>
      )}
      <p>
        {texts.pieces(ticket.pieces)} · <Theirs>{ticket.name}</Theirs>
      </p>
    </>
  );
}
