import type { KitchenOrder } from '@burger/shared/kitchen';
import { knownReason } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { CardDishes } from './order-lines';
import { collectWords } from './card-customer';
import { momentWords, timeWords } from '../parts/text';
import { promisedOnPaper } from './order-text';
import { statusWords } from './status-words';
import { NoteBox } from './note-box';
import { Theirs } from '../parts/user-text';

const Box = styled.div`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
  h3 {
    font-size: ${size.lg};
  }
  ol {
    padding: 0;
    color: ${color.inkSoft};
    list-style: none;
  }
`;

const texts = messages.details;

/** The reason as it is read: one of ours in words, any other as it was written. */
export const reasonWords = (reason: string): string => {
  const known = knownReason(reason);
  return known ? messages.reasons[known] : reason;
};

/** Everything of an order that does not stand on its card. */
export function OrderFacts({ order }: { order: KitchenOrder }) {
  const { customer, promisedAt, createdAt, history, lines, reason } = order;
  return (
    <Box>
      <p>
        {texts.placedAt(momentWords(Date.parse(createdAt)))}
        {promisedAt && ` · ${texts.promisedAt(promisedOnPaper(order) ?? '')}`} ·{' '}
        {messages.card.kinds[order.kind]} · {collectWords(order)}
      </p>
      {reason && (
        <p>
          <strong>
            <Theirs>{reasonWords(reason)}</Theirs>
          </strong>
        </p>
      )}
      <CardDishes lines={lines} />
      <div>
        <h3>{texts.customer}</h3>
        <p>
          <Theirs>{customer.name}</Theirs>
        </p>
        <p>
          <Theirs>{customer.address}</Theirs>
        </p>
        {customer.landmark && (
          <p>
            {texts.landmark}: <Theirs>{customer.landmark}</Theirs>
          </p>
        )}
        {customer.instructions && <NoteBox>{customer.instructions}</NoteBox>}
      </div>
      {history.length > 0 && (
        <div>
          <h3>{texts.history}</h3>
          <ol>
            {history.map(({ status, at, by }, place) => (
              <li key={place}>
                {timeWords(Date.parse(at))} {statusWords(status, order.kind)} ({texts.by[by]})
              </li>
            ))}
          </ol>
        </div>
      )}
    </Box>
  );
}
