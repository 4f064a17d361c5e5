import type { OrderKind, Shop } from '@burger/shared/contracts';
import { promisedText, slotsOf, type PromisedSlot } from '@burger/shared/hours';
import { styled } from '@burger/shared/styled';
import { color, from, size, space } from '@burger/shared/theme';
import { lazyModule, Skeleton, VisuallyHidden } from '@burger/shared/ui';
import { Bike, Clock, ShoppingBag } from 'lucide-react';
import { messages } from '../../messages/en';
import { Choice, Choices } from '../parts/choice';
import { Unfold } from '../parts/section';
import type { When } from './use-when';

const texts = messages.when;

const Kinds = styled(Choices)`
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
`;

const Kind = styled(Choice)`
  grid-template-columns: auto 1fr auto;
  gap: ${space(1)};
  padding-inline: ${space(1.25)};
  &:not(:has(:checked)) {
    background: ${color.card};
  }
  /* Two choices fit side by side on a phone without their icon and description. */
  small,
  svg {
    display: none;
    ${from.tablet} {
      display: block;
    }
  }
`;

const icons = { delivery: Bike, pickup: ShoppingBag };

export function KindChoice({ when }: { when: When }) {
  const one = (kind: OrderKind) => {
    const Icon = icons[kind];
    return (
      <Kind key={kind}>
        <input
          type="radio"
          name="kind"
          value={kind}
          checked={when.kind === kind}
          onChange={() => when.changeKind(kind)}
        />
        <span>
          <strong>{texts.kinds[kind]}</strong>
          <small>{texts.kindHints[kind]}</small>
        </span>
        <Icon aria-hidden size={22} />
      </Kind>
    );
  };
  return (
    <Kinds>
      <legend>
        <VisuallyHidden>{texts.title}</VisuallyHidden>
      </legend>
      {one('delivery')}
      {one('pickup')}
    </Kinds>
  );
}

/** Returns a time to promise relative to `at`: "arrives 1:25–1:40 PM" or "ready tomorrow, 1:00 PM". */
export const arrivalText = (kind: OrderKind, promised: PromisedSlot, at: Date): string =>
  (kind === 'pickup' ? texts.ready : texts.arrives)(promisedText(promised, at.getTime()));

const slotChooser = lazyModule(
  () => import(/* webpackChunkName: "slot-chooser" */ './slot-chooser.lazy'),
);

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
  const { kind, chosen, full, promised, choose, chooseFirst } = when;
  const { code } = slotChooser.useCode(chosen !== null);
  const slots = slotsOf({ kind, at, shop }).flatMap((day) => day.slots);
  const hasFreeSlot = slots.some((slot) => !full.has(slot.getTime()));
  const soonest = chosen ? null : promised;
  return (
    <Choices>
      <Legend>{texts.legend}</Legend>
      <Time>
        <input type="radio" name="when" checked={chosen === null} onChange={() => choose(null)} />
        <span>
          <strong>{isOpen ? texts.soon : texts.onOpening}</strong>
          {soonest && <small>{arrivalText(kind, soonest, at)}</small>}
        </span>
      </Time>
      {hasFreeSlot && (
        <Time>
          <input
            type="radio"
            name="when"
            checked={chosen !== null}
            onChange={() => chooseFirst(slots)}
          />
          <span>
            <strong>{texts.later}</strong>
            <small>{chosen && promised ? arrivalText(kind, promised, at) : texts.laterHint}</small>
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

export function TimeChoice({ wrong, ...props }: TimeChoiceProps & { wrong: boolean }) {
  const { when, shop, at, isOpen } = props;
  const { kind, chosen, promised } = when;
  return (
    <Unfold
      open={wrong || chosen !== null || !promised || !shop.rules.slots}
      icon={<Clock aria-hidden size={18} />}
      line={
        <>
          <strong>{isOpen ? texts.soon : texts.onOpening}</strong>
          {promised && !chosen && <small>{arrivalText(kind, promised, at)}</small>}
        </>
      }
      action={messages.location.change}
    >
      <Times {...props} />
    </Unfold>
  );
}
