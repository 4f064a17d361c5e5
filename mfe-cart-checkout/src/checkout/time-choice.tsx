import type { OrderKind, Shop } from '@burger/shared/contracts';
import { whenText } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { slotsOf, type Promised } from '@burger/shared/times';
import { lazyModule, size, Skeleton, space } from '@burger/shared/ui';
import { Clock } from 'lucide-react';
import { messages } from '../messages';
import { Choice, Choices } from './choices';
import { Unfold } from './fold';
import type { When } from './use-when';

const { arrives, ready } = messages.when;

/** What is promised, as it is said at that moment: arrives 1:25–1:40 PM; ready tomorrow, 1:00–1:30 PM. */
export const etaText = (kind: OrderKind, { from, to }: Promised, at: Date): string =>
  (kind === 'pickup' ? ready : arrives)(whenText(from.getTime(), to.getTime(), at.getTime()));

export const slotChooser = lazyModule(
  () => import(/* webpackChunkName: "slot-chooser" */ './slot-chooser.late'),
);

const words = messages.when;

const Time = styled(Choice)`
  grid-template-columns: auto 1fr;
`;

const Legend = styled.legend`
  padding: 0 0 ${space(1)};
  font-size: ${size.sm};
  font-weight: 650;
`;

interface TimeChoiceProps {
  when: When;
  shop: Shop;
  at: Date;
  isOpen: boolean;
}

function Times({ when, shop, at, isOpen }: TimeChoiceProps) {
  const { kind, chosen, full, promise, choose, chooseFirst } = when;
  const { code } = slotChooser.useCode(chosen !== null);
  const slots = slotsOf({ kind, at, shop }).flatMap((day) => day.slots);
  const hasRoom = slots.some((slot) => !full.has(slot.getTime()));
  const soonest = chosen ? null : promise;
  return (
    <Choices>
      <Legend>{words.legend}</Legend>
      <Time>
        <input type="radio" name="when" checked={chosen === null} onChange={() => choose(null)} />
        <span>
          <strong>{isOpen ? words.soon : words.onOpening}</strong>
          {soonest && <small>{etaText(kind, soonest, at)}</small>}
        </span>
      </Time>
      {hasRoom && (
        <Time>
          <input
            type="radio"
            name="when"
            checked={chosen !== null}
            onChange={() => chooseFirst(slots)}
          />
          <span>
            <strong>{words.later}</strong>
            <small>{chosen && promise ? etaText(kind, promise, at) : words.laterHint}</small>
          </span>
        </Time>
      )}
      {chosen &&
        (code ? (
          <code.SlotChooser
            kind={kind}
            shop={shop}
            at={at}
            full={full}
            chosen={chosen}
            onChoose={choose}
          />
        ) : (
          <Skeleton $height="4.5rem" />
        ))}
    </Choices>
  );
}

/** As soon as possible, in one line, or a half hour. */
export function TimeChoice({ wrong, ...props }: TimeChoiceProps & { wrong: boolean }) {
  const { when, shop, at, isOpen } = props;
  const { kind, chosen, promise } = when;
  return (
    <Unfold
      open={wrong || chosen !== null || !promise || !shop.rules.slots}
      icon={<Clock aria-hidden size={18} />}
      line={
        <>
          <strong>{isOpen ? words.soon : words.onOpening}</strong>
          {promise && !chosen && <small>{etaText(kind, promise, at)}</small>}
        </>
      }
      action={messages.location.change}
    >
      <Times {...props} />
    </Unfold>
  );
}
