import type { Cart, Promo } from '@burger/shared/contracts';
import { promoHint } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { space, VisuallyHidden } from '@burger/shared/ui';
import { messages } from '../messages';
import { BestPromo } from './best-promo';

// Its place takes no room while there is nothing to see.
const Told = styled.div`
  > p,
  > button {
    width: 100%;
    margin-bottom: ${space(2)};
  }
`;

/** What the code that would save most asks for; one tap applies it where nothing is missing. Says which one applies. */
export function PromoHint({
  cart,
  promos,
  onUse,
}: {
  cart: Cart;
  promos: readonly Promo[];
  onUse: (code: string) => void;
}) {
  const hint = promoHint(cart.total, cart.promo, promos);
  return (
    <Told role="status">
      {cart.promo !== null && <VisuallyHidden>{messages.promo.applied(cart.promo)}</VisuallyHidden>}
      {hint && <BestPromo {...hint} onUse={() => onUse(hint.code)} />}
    </Told>
  );
}
