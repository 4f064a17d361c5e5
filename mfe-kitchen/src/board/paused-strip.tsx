import type { Today } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { CirclePause } from 'lucide-react';
import { messages } from '../messages';
import { BigButton } from '../parts/buttons';
import { useKitchen } from '../kitchen-context';
import { isPaused, PausedWords } from '../parts/paused-words';
import { useChange } from '../parts/use-change';

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(0.75)} ${space(1)} ${space(0.75)} ${space(2)};
  border-radius: ${radius.field};
  background: ${color.amber};
  color: ${color.onAmber};
  font-size: ${size.lg};
  > :last-child {
    margin-inline-start: auto;
  }
`;

/** Stands over everything while no orders are taken, so that nobody forgets it; and says how busy the kitchen is. */
export function PausedStrip({ today, now }: { today: Today; now: number }) {
  const { counter } = useKitchen();
  const { problem, run } = useChange();
  const paused = isPaused(today, now) ? today.paused : null;
  if (!paused) return null;
  return (
    <Strip role="status">
      <CirclePause aria-hidden size={24} />
      <PausedWords paused={paused} now={now} />
      {problem}
      <BigButton
        $kind="secondary"
        onClick={() => void run(() => counter.changeToday({ kind: 'go-on' }))}
      >
        {messages.shop.goOn}
      </BigButton>
    </Strip>
  );
}
