import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { space } from '@burger/shared/ui';
import { messages } from '../messages';
import type { Again } from '../again/again';
import { MissingDish } from '../again/missing-dish';

const Lines = styled.ul`
  display: grid;
  gap: ${space(0.25)};
  margin-top: ${space(0.5)};
  padding-left: ${space(2)};
`;

const texts = messages.order;

/** Where a customer goes from Order again. */
export interface AgainNext {
  onViewCart: () => void;
  /** Opens the choices of a dish. */
  onChoose: (dishId: number) => void;
}

function addedWords({ asked, isLookedUp }: Again): string {
  if (asked.length === 0) return texts.nothingAdded;
  return (isLookedUp ? texts.added : texts.addedOnly)(asked.length);
}

/** What became of Order again: what is in the cart, what is missing and why, and what costs something else now. */
export function AgainWords({
  again,
  onChoose,
}: Pick<AgainNext, 'onChoose'> & {
  again: Again;
}) {
  const { asked, missing, changed } = again;
  return (
    <>
      {addedWords(again)} {asked.length > 0 && missing.length > 0 && texts.unavailable}
      {/* What has been told does not change, so the place identifies its lines. */}
      {missing.length > 0 && (
        <Lines>
          {missing.map((line, place) => (
            <MissingDish key={place} line={line} onChoose={onChoose} />
          ))}
        </Lines>
      )}
      {changed.length > 0 && (
        <Lines>
          {changed.map(({ name, was, now }, place) => (
            <li key={place}>{texts.newPrice(name, formatMoney(now), formatMoney(was))}</li>
          ))}
        </Lines>
      )}
    </>
  );
}
