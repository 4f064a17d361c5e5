import { Button, ButtonLink, Notice } from '@burger/shared/ui';
import { messages } from '../messages';
import { SectionProblem, type Problem } from './section-problem';

const words = messages.place;

/** What there is to say at the button: why it did not work, and what became of the last try. */
export function PlaceMessages({
  problem,
  unanswered,
  onRetry,
}: {
  problem: Problem | null;
  unanswered: boolean;
  onRetry: () => void;
}) {
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
      {unanswered && !problem && (
        <Notice kind="info">
          {words.unanswered} {words.safe}
        </Notice>
      )}
      <SectionProblem problem={problem} place="place" action={action} />
    </>
  );
}
