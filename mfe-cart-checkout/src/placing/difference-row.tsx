import { problemText } from '../cart/line-text';
import { messages } from '../messages';
import { AmountChange, Row } from './bill-change-frame';
import type { Difference } from './bill-differences';

const words = messages.changed;

function labelOf(difference: Difference): string {
  switch (difference.kind) {
    case 'line':
      return `${difference.quantity} × ${difference.name}`;
    case 'food':
      return words.food;
    case 'promo':
      return difference.applies
        ? messages.bill.discount(difference.code)
        : words.promoOver(difference.code);
    case 'delivery':
      return messages.bill.delivery;
    case 'taxes':
      return words.taxes;
    case 'roundOff':
      return messages.bill.roundOff;
  }
}

/** One thing that is not as it was seen: what it is, what it was, what it is now. */
export function DifferenceRow({ difference, at }: { difference: Difference; at: Date }) {
  const { was, now } = difference;
  const line = difference.kind === 'line' ? difference : null;
  const problem = line?.problem ?? null;
  return (
    <Row>
      <div>
        {labelOf(difference)}
        {line && problem && (
          <small>
            {problemText({ ...line, problem }, at)} · {words.dropped}
          </small>
        )}
      </div>
      <AmountChange was={was} now={now} minus={difference.kind === 'promo'} />
    </Row>
  );
}
