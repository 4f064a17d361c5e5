import type { Promo } from '@burger/shared/contracts';
import { formatMoney, type Paise } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { Button, color, from, radius, size, space } from '@burger/shared/ui';
import { useId, useState } from 'react';
import { messages } from '../../messages';
import { suggestPromos, type PromoSuggestion } from '../../model/cart-promo';
import { BestPromo } from '../best-promo';

const words = messages.promo;

const Tickets = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  &[hidden] {
    display: none;
  }
  ${from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  }
`;

const Ticket = styled.button`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space(1)};
  align-items: center;
  width: 100%;
  height: 100%;
  min-height: 2.75rem;
  padding: ${space(1)} ${space(1.5)};
  border: 1.5px dashed ${color.edge};
  border-radius: ${radius.field};
  background: ${color.card};
  text-align: left;
  cursor: pointer;
  &:hover:not(:disabled) {
    background: ${color.amberWash};
  }
  &:disabled {
    border-color: ${color.line};
    background: ${color.sunken};
    cursor: default;
  }
  small {
    grid-column: 1;
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
`;

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(3)};
  > :last-child {
    margin-inline: -${space(1.5)};
  }
`;

const Gain = styled.span<{ $applies: boolean }>`
  grid-column: 2;
  grid-row: 1 / span 2;
  color: ${({ $applies }) => ($applies ? color.leaf : color.inkSoft)};
  font-size: ${size.sm};
  font-weight: 650;
  text-align: right;
  font-variant-numeric: tabular-nums;
`;

function Suggestion({ promo, saves, missing, onUse }: PromoSuggestion & { onUse: () => void }) {
  const applies = missing === 0;
  return (
    <li>
      <Ticket type="button" disabled={!applies} onClick={onUse}>
        <strong>{promo.code}</strong>
        <small>{promo.description}</small>
        <Gain $applies={applies}>
          {applies ? words.willSave(formatMoney(saves)) : words.missing(formatMoney(missing))}
        </Gain>
      </Ticket>
    </li>
  );
}

/** The code that saves most in one line, one tap to apply; all others as tickets on request. */
export function PromoSuggestions({
  promos,
  subtotal,
  onUse,
}: {
  promos: readonly Promo[];
  subtotal: Paise;
  onUse: (code: string) => void;
}) {
  const [all, setAll] = useState(false);
  const listId = useId();
  const suggestions = suggestPromos(subtotal, promos);
  const [first] = suggestions;
  const best = first?.promo.forEveryone && first.saves > 0 ? first : null;
  const rest = best ? suggestions.slice(1) : suggestions;
  return (
    <>
      <Offer>
        {best && (
          <BestPromo
            code={best.promo.code}
            saves={best.saves}
            onUse={() => onUse(best.promo.code)}
          />
        )}
        <Button
          $kind="quiet"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? words.fewer : words.all(suggestions.length)}
        </Button>
      </Offer>
      <Tickets id={listId} hidden={!all}>
        {rest.map((suggestion) => (
          <Suggestion
            key={suggestion.promo.code}
            {...suggestion}
            onUse={() => onUse(suggestion.promo.code)}
          />
        ))}
      </Tickets>
    </>
  );
}
