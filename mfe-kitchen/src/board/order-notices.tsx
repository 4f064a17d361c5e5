import { timeText } from '@burger/shared/hours';
import { useNow } from '@burger/shared/platform/device';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { isolated } from '@burger/shared/i18n';
import { stepBackWithinMs } from '@burger/shared/contracts';
import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { color, from, radius, shadow, size, space } from '@burger/shared/theme';
import { Notice } from '@burger/shared/ui';
import { BellRing, Undo2, WifiOff } from 'lucide-react';
import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { rings, waitingIn } from '../counter/alarm';
import { ordersOf, type DoneStep, type Report } from '../counter/state';
import { mayUndo } from '../counter/steps';
import { messages } from '../messages/en';
import { orderMessages } from '../order/messages/en';
import { Failed, useLoaded } from '../parts/answers';
import { BigButton, StepButton } from '../parts/buttons';
import { useKitchen, useOrderActions } from '../use-kitchen';

const NewOrders = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: 100%;
  min-height: 3.5rem;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${radius.field};
  background: ${color.amber};
  color: ${color.onAmber};
  box-shadow: ${shadow.raised};
  font-size: ${size.lg};
  text-align: start;
  cursor: pointer;
  strong {
    flex: 1;
    font-size: ${size.xl};
  }
  span {
    font-weight: 700;
    text-decoration: underline;
  }
`;

const Beside = styled.div`
  &[data-beside-the-board='true'] {
    ${from.tablet} {
      display: none;
    }
  }
`;

/**
 * The number of ringing orders, with a link to them where their column is not visible. `isBoard`: a tablet
 * shows the column already.
 */
export function NewOrdersBar({ isBoard, onShow }: { isBoard: boolean; onShow: () => void }) {
  const waiting = waitingIn(useStore(useKitchen().counter.state));
  if (!rings(waiting)) return null;
  return (
    <Beside role="status" data-beside-the-board={isBoard}>
      <NewOrders type="button" onClick={onShow}>
        <BellRing aria-hidden size={28} />
        <strong>{messages.alarm.news(waiting)}</strong>
        <span>{messages.news.show}</span>
      </NewOrders>
    </Beside>
  );
}

/* Keeps its width while empty, so that the title does not move. */
const Flag = styled.div`
  flex: none;
  width: 4rem;
  height: 2.75rem;
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space(0.5)};
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius.pill};
    background: ${color.amber};
    color: ${color.onAmber};
    font-size: ${size.lg};
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  button[data-lost='true'] {
    background: ${color.flame};
    color: ${color.onFlame};
  }
`;

/** The number of ringing orders in the header of a dialog; also shows a lost connection, which rings too. */
export function NewOrdersFlag({ onShow }: { onShow: () => void }) {
  const state = useStore(useKitchen().counter.state);
  const waiting = waitingIn(state);
  const isRinging = rings(waiting);
  const show = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('dialog')?.close();
    onShow();
  };
  return (
    <Flag role="status">
      {(isRinging || state.lost) && (
        <button
          type="button"
          aria-label={isRinging ? messages.news.showWaiting(waiting) : messages.news.showLost}
          data-lost={!isRinging}
          onClick={show}
        >
          {isRinging ? (
            <>
              <BellRing aria-hidden size={22} />
              {waiting.news + waiting.back}
            </>
          ) : (
            <WifiOff aria-hidden size={22} />
          )}
        </button>
      )}
    </Flag>
  );
}

const texts = messages.requested;

interface SearchProps {
  number: string;
  onFound: (order: KitchenOrder) => void;
  onClose: () => void;
}

function Searched({ number, onFound, onClose }: SearchProps) {
  const { api } = useKitchen();
  const { loaded, again } = useLoaded(useCallback(() => api.search(number), [api, number]));
  const found = loaded.phase === 'ready' ? loaded.value : null;
  const order = found?.orders[0];
  useEffect(() => {
    if (order) onFound(order);
  }, [order, onFound]);
  if (order) return null;
  if (loaded.phase === 'loading') return <Notice kind="info">{texts.busy(number)}</Notice>;
  if (loaded.phase === 'failed' && loaded.refusal === null) {
    return <Failed onAgain={again}>{texts.failed(number)}</Failed>;
  }
  const damaged = found?.damaged ?? [];
  // No readable order has the requested number, or the server rejected the number.
  return (
    <Notice kind="alert" action={<StepButton onClick={onClose}>{messages.reports.ok}</StepButton>}>
      {damaged.length > 0 ? messages.unreadable(damaged.join(', ')) : texts.unknown(number)}
    </Notice>
  );
}

export function RequestedOrderDialog() {
  const { counter, link } = useKitchen();
  const { show } = useOrderActions();
  const { board } = useStore(counter.state);
  const [number, setNumber] = useState(() => link.requestedOrder());
  useEffect(() => link.onOrderRequested(setNumber), [link]);
  const close = useCallback(() => {
    link.forget();
    setNumber(null);
  }, [link]);
  const open = useCallback(
    (order: KitchenOrder) => {
      close();
      show(order);
    },
    [close, show],
  );
  const onBoard = number && [...ordersOf({ board }).values()].find((one) => one.orderId === number);
  useEffect(() => {
    if (onBoard) open(onBoard);
  }, [onBoard, open]);
  if (!number || !board || onBoard) return null;
  return <Searched key={number} number={number} onFound={open} onClose={close} />;
}

const LastStep = styled.div`
  display: flex;
  align-items: center;
  align-self: center;
  gap: ${space(1)};
  width: max-content;
  max-width: 100%;
  padding: 3px 3px 3px ${space(2)};
  border-radius: ${radius.card};
  background: ${color.night};
  color: ${color.onNight};
  box-shadow: ${shadow.raised};
  font-size: ${size.sm};
  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  span {
    color: ${color.onNightSoft};
    white-space: nowrap;
  }
  /* Visible all evening, so only as high as touch allows. */
  button {
    flex: none;
    min-height: 2.75rem;
  }
  ${from.tablet} {
    gap: ${space(2)};
    font-size: ${size.lg};
  }
`;

function reportText(reported: Report): string {
  switch (reported.kind) {
    case 'elsewhere':
      return messages.reports.elsewhere(
        reported.orderId,
        orderMessages.statuses[reported.status],
        timeText(Date.parse(reported.at)),
        reported.by && isolated(reported.by),
      );
    case 'taken-back':
      return messages.reports.undone(reported.orderId);
    case 'refused':
      return messages.reports.refused(reported.orderId, reported.message);
  }
}

function UndoBar({ done }: { done: DoneStep }) {
  const { counter } = useKitchen();
  const orders = ordersOf(useStore(counter.state));
  const now = useNow(1000);
  if (!mayUndo(done, orders.get(done.key), now)) return null;
  // This component's clock updates once a second, so the status step may be later than it.
  const since = Math.max(0, now - done.at);
  const left = Math.max(0, Math.ceil((stepBackWithinMs - since) / 1000));
  return (
    <LastStep>
      <p role="status">{messages.undo.done(done.orderId, orderMessages.statuses[done.to])}</p>
      <span aria-hidden>{messages.undo.left(left)}</span>
      <BigButton onClick={counter.undo}>
        <Undo2 aria-hidden size={22} />
        {messages.undo.undo}
      </BigButton>
    </LastStep>
  );
}

/**
 * Offers to undo this tablet's last status step while that is possible and the tablet is connected; shows a
 * failed undo.
 */
export function LastStepBar() {
  const { counter } = useKitchen();
  const state = useStore(counter.state);
  const { done, lost } = state;
  const [reported] = state.reports;
  if (reported) {
    return (
      <LastStep role="alert">
        <p>{reportText(reported)}</p>
        {state.reports.length > 1 && <span>{messages.reports.more(state.reports.length - 1)}</span>}
        <BigButton onClick={counter.dismiss}>{messages.reports.ok}</BigButton>
      </LastStep>
    );
  }
  return done && !lost && <UndoBar done={done} />;
}
