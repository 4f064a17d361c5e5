import type { OrderKind } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { color, from, space, VisuallyHidden } from '@burger/shared/ui';
import { Bike, ShoppingBag } from 'lucide-react';
import { messages } from '../messages';
import { Choice, Choices } from './choice';
import type { When } from './use-when';

const words = messages.when;

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
  /* Two stand side by side on a phone, where their names say enough. */
  small,
  svg {
    display: none;
    ${from.tablet} {
      display: block;
    }
  }
`;

const icons = { delivery: Bike, pickup: ShoppingBag };

/** Delivery or pickup: chosen first, as all the rest follows from it. */
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
          <strong>{words.kinds[kind]}</strong>
          <small>{words.kindHints[kind]}</small>
        </span>
        <Icon aria-hidden size={22} />
      </Kind>
    );
  };
  return (
    <Kinds>
      <legend>
        <VisuallyHidden>{words.title}</VisuallyHidden>
      </legend>
      {one('delivery')}
      {one('pickup')}
    </Kinds>
  );
}
