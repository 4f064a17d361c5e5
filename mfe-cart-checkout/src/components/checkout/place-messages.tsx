import { Button, ButtonLink, Notice } from '@burger/shared/ui';
import { messages } from '../../messages';
import { nextOpening } from '../../model/kitchen-hours';
import { SectionProblem, type Problem } from './section-problem';

const words = messages.place;

/** What there is to say at the button: why it did not work, that the kitchen is closed, what became of the last try. */
export function PlaceMessages({
  at,
  orderAnyway,
  problem,
  unanswered,
  onRetry,
}: {
  at: Date | null;
  /** Whether orders are taken while the kitchen is closed. */
  orderAnyway: boolean;
  problem: Problem | null;
  unanswered: boolean;
  onRetry: () => void;
}) {
  const closed = at && nextOpening(at);
  const action = problem?.retry ? (
    <Button $kind="secondary" onClick={onRetry}>
      {words.tryAgain}
    </Button>
  ) : (
    <ButtonLink $kind="quiet" to="/orders">
      {messages.checkout.myOrders}
    </ButtonLink>
  );
  return (
    <>
      {closed && (orderAnyway || !problem) && (
        <Notice kind="info">
          {messages.kitchen.closed(closed.time, closed.tomorrow)}{' '}
          {orderAnyway && messages.kitchen.closedOrder}
        </Notice>
      )}
      {unanswered && !problem && (
        <Notice kind="info">
          {words.unanswered} {words.safe}
        </Notice>
      )}
      <SectionProblem problem={problem} place="place" action={action} />
    </>
  );
}
