import { timeText } from '@burger/shared/hours';
import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { Button, Notice } from '@burger/shared/ui';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { CirclePause, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { equipmentParts, type Equipment } from '../counter/counter';
import { messages, pausedText } from '../messages/en';
import { orderMessages } from '../order/messages/en';
import { AlarmBanner } from '../parts/alarm-banner';
import { useChange } from '../parts/answers';
import { BigButton, ButtonRow, StepButton } from '../parts/buttons';
import { PrintNotice } from '../printing/queue/print-notice';
import { useTimeOf } from '../use-server-time';
import { useKitchen } from '../use-kitchen';
import { RequestedOrderDialog, LastStepBar, NewOrdersBar } from './order-notices';

/** Maximum height of the notices on a phone, where they cover the orders. */
export const noticesHeight = '60dvh';

const Bars = styled.div`
  position: sticky;
  z-index: 5;
  bottom: max(${space(1)}, env(safe-area-inset-bottom));
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${space(1)};
  max-height: ${noticesHeight};
  margin-top: auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  ${from.tablet} {
    max-height: 50dvh;
  }
  &:empty {
    display: none;
  }
`;

const Pending = styled.section`
  padding: ${space(1)} ${space(2)};
  border: 2px dashed ${color.edge};
  border-radius: ${radius.field};
  background: ${color.card};
  /* Inside another bar it has no padding and border of its own. */
  [role='alert'] & {
    padding: 0;
    border: 0;
    background: none;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
`;

/** Lists status steps that wait for the connection; one that was never sent can be dropped. */
function PendingBar() {
  const { counter } = useKitchen();
  const { pending, lost } = useStore(counter.state);
  const waiting = pending.filter(({ tries }) => lost || tries > 0);
  if (waiting.length === 0) return null;
  return (
    <Pending aria-labelledby="pending">
      <strong id="pending">{messages.pending.title(waiting.length)}</strong>
      <ul>
        {waiting.map(({ key, orderId, request, tries }) => (
          <li key={key}>
            <span>
              {orderId} → {orderMessages.statuses[request.to]}
            </span>
            {tries === 0 && (
              <Button $kind="secondary" onClick={() => counter.drop(key)}>
                {messages.pending.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Pending>
  );
}

function LostBanner() {
  const lastResponseAt = useStore(useKitchen().counter.lastResponseAt);
  return (
    <AlarmBanner icon={WifiOff} title={messages.lost.title}>
      <span>
        {lastResponseAt === null
          ? messages.lost.never
          : messages.lost.since(timeText(lastResponseAt))}
      </span>
      <PendingBar /> <span>{messages.lost.help}</span>
    </AlarmBanner>
  );
}

const Paused = styled.div`
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

function PausedStrip({ paused }: { paused: string }) {
  const { counter } = useKitchen();
  const { problem, run } = useChange();
  return (
    <Paused role="status">
      <CirclePause aria-hidden size={24} />
      <strong>{paused}</strong>
      {problem && <span>{problem}</span>}
      <BigButton onClick={() => void run(() => counter.changeToday({ kind: 'go-on' }))}>
        {messages.shop.goOn}
      </BigButton>
    </Paused>
  );
}

const Lacking = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.field};
  background: ${color.amberWash};
  color: ${color.amberInk};
  > :first-child {
    flex: 1 1 28rem;
  }
  > :last-child {
    flex: 1 1 auto;
  }
  ul {
    padding-left: ${space(2.5)};
  }
`;

function EquipmentNotice({ equipment }: { equipment: Equipment }) {
  const { sound } = useKitchen();
  const [understood, setUnderstood] = useState<Equipment | null>(null);
  const texts = messages.shift;
  const lacking = equipmentParts.filter((part) => !equipment[part]);
  if (lacking.length === 0 || understood === equipment) return null;
  return (
    <Lacking role="alert">
      <div>
        <strong>{texts.lacking}</strong>
        <ul>
          {lacking.map((part) => (
            <li key={part}>
              <strong>{texts[part].title}</strong> {texts[part].how}
            </li>
          ))}
        </ul>
      </div>
      <ButtonRow>
        {!equipment.sound && (
          <StepButton onClick={() => void sound.unlock()}>{texts.again}</StepButton>
        )}
        <BigButton onClick={() => setUnderstood(equipment)}>{texts.understood}</BigButton>
      </ButtonRow>
    </Lacking>
  );
}

interface CounterNoticesProps {
  equipment: Equipment;
  isBoard: boolean;
  isNewVisible: boolean;
  onShowNew: () => void;
}

/** Notices that appear unasked. They are below the orders, so that no ticket moves under a finger. */
export function CounterNotices(props: CounterNoticesProps) {
  const { equipment, isBoard, isNewVisible, onShowNew } = props;
  const { counter, printing } = useKitchen();
  const { board, lost, unreadable } = useStore(counter.state);
  const pausedAt = (now: number) => board && pausedText(board.today, now);
  const paused = pausedAt(useTimeOf(pausedAt));
  return (
    <Bars>
      {lost && <LostBanner />}
      {!isNewVisible && <NewOrdersBar isBoard={isBoard} onShow={onShowNew} />}
      <EquipmentNotice equipment={equipment} />
      {unreadable.length > 0 && (
        <Notice kind="alert">{messages.unreadable(unreadable.join(', '))}</Notice>
      )}
      <PrintNotice printing={printing} />
      <RequestedOrderDialog />
      {/* While disconnected one bar is enough: orders neither arrive nor can be resumed. */}
      {paused && !lost && <PausedStrip paused={paused} />}
      {!lost && <PendingBar />}
      <LastStepBar />
    </Bars>
  );
}
