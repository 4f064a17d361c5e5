import {
  type OrderKind,
  knownStatus,
  type OrderStatus,
  type Track,
} from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { notify } from '@burger/shared/order/tracking';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { Skeleton, VisuallyHidden } from '@burger/shared/ui';
import {
  Bike,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  ClipboardCheck,
  CookingPot,
  type LucideIcon,
  PackageCheck,
  ShoppingBag,
  Undo2,
} from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { messages } from '../messages/en';
import { statusLabel, type Step, stepsOf, trackText } from './eta';
import { followMessages } from './messages/en';

/** Returns the name of a status; an unknown one as stored. */
function statusText(status: string, kind: OrderKind): string {
  const known = knownStatus(status);
  if (known === 'delivered' && kind === 'pickup') return messages.pickedUp;
  return known ? messages.statuses[known] : statusLabel(status);
}

interface StatusStyle {
  Icon: LucideIcon;
  wash: string;
  ink: string;
}

const looks: Record<OrderStatus, StatusStyle> = {
  placed: { Icon: ClipboardCheck, wash: color.amberWash, ink: color.amberInk },
  confirmed: { Icon: CircleCheck, wash: color.leafWash, ink: color.leaf },
  preparing: { Icon: CookingPot, wash: color.flameWash, ink: color.flameInk },
  ready: { Icon: ShoppingBag, wash: color.night, ink: color.onNight },
  out_for_delivery: { Icon: Bike, wash: color.amber, ink: color.onAmber },
  brought_back: { Icon: Undo2, wash: color.sunken, ink: color.ink },
  delivered: { Icon: PackageCheck, wash: color.leaf, ink: color.page },
  cancelled: { Icon: CircleX, wash: color.sunken, ink: color.inkSoft },
};

const unknown: StatusStyle = { Icon: CircleQuestionMark, wash: color.sunken, ink: color.ink };

const statusIcon = (status: OrderStatus): LucideIcon => looks[status].Icon;

const Chip = styled.span<{ $wash: string; $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  padding: ${space(0.5)} ${space(1.5)};
  border-radius: ${radius.pill};
  background: ${({ $wash }) => $wash};
  color: ${({ $ink }) => $ink};
  font-size: ${size.sm};
  font-weight: 700;
`;

export function StatusChip({ status, kind }: { status: string; kind: OrderKind }) {
  const known = knownStatus(status);
  const { Icon, wash, ink } = known ? looks[known] : unknown;
  return (
    <Chip $wash={wash} $ink={ink} data-status={known ?? 'unknown'}>
      <Icon aria-hidden size={18} />
      <span>{statusText(status, kind) || messages.orders.notAvailable}</span>
    </Chip>
  );
}

// In a column on phones, where every label has room; in a row from tablets on.
const PaymentMethod = styled.ol`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    padding-block: ${space(1)};
  }
`;

const Stop = styled.li<{ $state: Step['state'] }>`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space(1.5)};
  color: ${({ $state }) => ($state === 'ahead' ? color.inkSoft : color.ink)};
  font-weight: ${({ $state }) => ($state === 'now' ? 700 : 500)};
  line-height: 1.25;
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    bottom: calc(100% - 0.25rem);
    left: calc(1rem - 1.5px);
    width: 3px;
    height: ${space(2)};
    background: ${({ $state }) => ($state === 'ahead' ? color.line : color.leaf)};
  }
  ${from.tablet} {
    grid-template-columns: auto;
    justify-items: center;
    align-content: start;
    gap: ${space(0.75)};
    font-size: ${size.sm};
    text-align: center;
    &:not(:first-child)::before {
      inset: calc(1rem - 1.5px) calc(50% + 1rem) auto calc(-50% + 1rem);
      width: auto;
      height: 3px;
    }
  }
`;

const dotColors = {
  done: { background: color.leafWash, ink: color.leaf },
  now: { background: color.leaf, ink: color.page },
  ahead: { background: color.sunken, ink: color.inkSoft },
};

const Dot = styled.span<{ $state: Step['state'] }>`
  display: grid;
  place-items: center;
  position: relative;
  width: 2rem;
  height: 2rem;
  border-radius: ${radius.pill};
  background: ${({ $state }) => dotColors[$state].background};
  color: ${({ $state }) => dotColors[$state].ink};
`;

const spoken = { done: messages.order.stepDone, now: messages.order.stepNow, ahead: '' };

/** The progress steps of an order; renders nothing for a finished or unknown status. */
export function OrderProgress({
  status,
  kind,
  history,
}: {
  status: string;
  kind: OrderKind;
  history?: readonly { status: string }[] | undefined;
}) {
  const steps = stepsOf(status, kind, history);
  if (steps.length === 0) return null;
  return (
    <PaymentMethod aria-label={messages.order.progress}>
      {steps.map(({ status: step, state }) => {
        const Icon = statusIcon(step);
        return (
          <Stop key={step} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Dot $state={state}>
              <Icon aria-hidden size={18} />
            </Dot>
            <span>
              <span>{statusText(step, kind)}</span>
              {spoken[state] && <VisuallyHidden> ({spoken[state]})</VisuallyHidden>}
            </span>
          </Stop>
        );
      })}
    </PaymentMethod>
  );
}

type WhyClosedProps = import('./why-closed.lazy').WhyClosedProps;

// Loaded on demand, because few orders are cancelled. If the chunk fails, nothing is rendered.
const View = lazy<ComponentType<WhyClosedProps>>(() =>
  import(/* webpackChunkName: "why-closed" */ './why-closed.lazy').then(
    ({ WhyClosed }) => ({ default: WhyClosed }),
    () => ({ default: () => null }),
  ),
);

export const LazyWhyClosed = (props: WhyClosedProps) => (
  <Suspense fallback={<Skeleton $height="1.5rem" />}>
    <View {...props} />
  </Suspense>
);

/** Shows a notification about a changed status or promised time while the page is hidden, if permitted. */
export function useNotification(track: Track): void {
  const { status, orderId, addedMinutes } = track;
  const news = `${status} ${addedMinutes}`;
  const before = useRef(news);
  useEffect(() => {
    if (before.current === news) return;
    before.current = news;
    if (document.visibilityState === 'visible') return;
    void notify(
      followMessages.share.title(orderId),
      trackText(track, Date.parse(track.now)),
      orderId,
    );
  }, [news, orderId, track]);
}
