import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/ui';
import type { PromoSuggestion } from '../cart/cart';
import { messages } from '../messages';

const words = messages.promo;

const Tickets = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
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

/** Codes as tickets: what each saves, or what is missing for it. */
export const PromoTickets = ({
  suggestions,
  onUse,
}: {
  suggestions: readonly PromoSuggestion[];
  onUse: (code: string) => void;
}) => (
  <Tickets>
    {suggestions.map((suggestion) => (
      <Suggestion
        key={suggestion.promo.code}
        {...suggestion}
        onUse={() => onUse(suggestion.promo.code)}
      />
    ))}
  </Tickets>
);
