import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { space } from '@burger/shared/ui';
import { messages } from '../messages';
import type { Again } from '../model/order-again';

const Lines = styled.ul`
  display: grid;
  gap: ${space(0.25)};
  margin-top: ${space(0.5)};
  padding-left: ${space(2)};
`;

const texts = messages.order;

/** What became of Order again: what is in the cart, what is not to be had, and what costs something else now. */
export function AgainWords({ items, missing, changed }: Again) {
  const names = missing.filter(Boolean).join(', ');
  if (items.length === 0) return texts.nothingAdded;
  return (
    <>
      {texts.added(items.length)} {names && texts.unavailable(names)}
      {changed.length > 0 && (
        <Lines>
          {changed.map(({ name, was, now }) => (
            <li key={name}>{texts.newPrice(name, formatMoney(now), formatMoney(was))}</li>
          ))}
        </Lines>
      )}
    </>
  );
}
