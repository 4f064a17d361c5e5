import { useNow } from '@burger/shared/device';
import { stepBackWithinMs } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { color, radius, shadow, size, space } from '@burger/shared/ui';
import { Undo2 } from 'lucide-react';
import { messages } from '../messages';
import { mayUndo } from '../counter/undo';
import { ordersOf, type CounterState, type Told } from '../counter/state';
import { BigButton } from '../parts/buttons';

const Bar = styled.div`
  display: flex;
  align-items: center;
  align-self: center;
  gap: ${space(2)};
  width: max-content;
  max-width: 100%;
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  border-radius: ${radius.card};
  background: ${color.night};
  color: ${color.onNight};
  box-shadow: ${shadow.raised};
  font-size: ${size.lg};
  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  span {
    color: ${color.onNightSoft};
    white-space: nowrap;
  }
`;

function toldWords(told: Told): string {
  switch (told.kind) {
    case 'elsewhere':
      return messages.told.elsewhere(told.orderId, messages.statuses[told.status]);
    case 'taken-back':
      return messages.told.takenBack(told.orderId);
    case 'refused':
      return messages.told.refused(told.orderId, told.message);
  }
}

/** What this tablet did last, for as long as it can be taken back, which needs a connection; or what came of it instead. */
export function LastStepBar({
  state,
  onUndo,
  onDismiss,
}: {
  state: CounterState;
  onUndo: () => void;
  onDismiss: () => void;
}) {
  const now = useNow(1000);
  const { done, told, lost } = state;
  if (told) {
    return (
      <Bar role="alert">
        <p>{toldWords(told)}</p>
        <BigButton $kind="secondary" onClick={onDismiss}>
          {messages.told.ok}
        </BigButton>
      </Bar>
    );
  }
  if (!done || lost || !mayUndo(done, ordersOf(state).get(done.key), now)) return null;
  // This clock goes by the second, so the step may be made after it.
  const since = Math.max(0, now - done.at);
  const left = Math.max(0, Math.ceil((stepBackWithinMs - since) / 1000));
  return (
    <Bar>
      <p role="status">{messages.undo.done(done.orderId, messages.statuses[done.to])}</p>
      <span aria-hidden>{messages.undo.left(left)}</span>
      <BigButton $kind="secondary" onClick={onUndo}>
        <Undo2 aria-hidden size={22} />
        {messages.undo.undo}
      </BigButton>
    </Bar>
  );
}
