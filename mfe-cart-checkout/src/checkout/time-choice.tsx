import type { Shop } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { slotsOf } from '@burger/shared/times';
import { size, Skeleton, space } from '@burger/shared/ui';
import { Clock } from 'lucide-react';
import { messages } from '../messages';
import { Choice, Choices } from './choice';
import { Unfold } from './fold';
import { slotChooser } from './late-slot-chooser';
import { promiseText } from './promise-text';
import type { When } from './use-when';

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
  /** Whether the kitchen is at work. */
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
          {soonest && <small>{promiseText(kind, soonest, at)}</small>}
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
            <small>{chosen && promise ? promiseText(kind, promise, at) : words.laterHint}</small>
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
          {promise && !chosen && <small>{promiseText(kind, promise, at)}</small>}
        </>
      }
      action={messages.location.change}
    >
      <Times {...props} />
    </Unfold>
  );
}
