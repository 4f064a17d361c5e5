import { bus as ownBus, useLatest, type ShopBus } from '@burger/shared/bus';
import { styled } from '@burger/shared/styled';
import { Button, VisuallyHidden } from '@burger/shared/ui';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { useState } from 'react';
import type { Cart } from '../contracts/cart';
import type { Promo } from '../contracts/rules';
import { inPageLanguage } from '../i18n/i18n';

// Compares percentages with fixed amounts for a cart of ₹300, a meal for two.
const worth = ({ type, discount }: Promo): number =>
  type === 'percentage' ? discount * 3 : discount;

/** Returns the promo code that applies to every cart and saves most. */
export const firstPromo = (promos: readonly Promo[]): Promo | undefined =>
  promos
    .filter(({ forEveryone, minOrder }) => forEveryone && minOrder === 0)
    .sort((one, other) => worth(other) - worth(one))[0];

export const messages = inPageLanguage('shared/savings', {
  off: (amount: string, code: string) => `${amount} off with ${code}`,
  apply: 'Apply',
  applyCode: (code: string) => `Apply ${code}`,
  applied: 'Applied',
  appliedCode: (code: string) => `${code} applied`,
} as const);

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1)};
  min-height: 3rem;
  padding-inline-start: ${space(1.5)};
  border: 1.5px dashed ${color.leaf};
  border-radius: ${radius.field};
  background: ${color.leafWash};
  color: ${color.leaf};
  font-size: ${size.sm};
  font-weight: 650;
  ${from.tablet} {
    width: fit-content;
  }
  > b {
    font-size: ${size.lg};
  }
  > p {
    flex: 1;
  }
  && > button {
    margin-left: auto;
    border-color: transparent;
    background: none;
    color: inherit;
    font-size: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    &[aria-disabled='true'] {
      cursor: default;
      text-decoration: none;
    }
  }
`;

const amountOf = ({ type, discount }: Promo): string =>
  type === 'percentage' ? `${discount}%` : `₹${discount}`;

/**
 * Offers the promo code that applies to every cart, with a button that also works for an empty cart. It is
 * the same for everybody until the cart has loaded. An applied code then takes its place without a layout
 * shift.
 */
export function SavingsLine({ promos, bus = ownBus }: { promos: readonly Promo[]; bus?: ShopBus }) {
  const cart = useLatest('cart/changed', bus);
  // The cart when the promo code was requested. Once a newer cart is emitted, the request was handled.
  const [requested, setRequested] = useState<{ of: Cart | undefined } | null>(null);
  const used = promos.find(({ code }) => code === cart?.promo);
  const promo = used ?? firstPromo(promos);
  if (!promo) return null;
  const isOn = used !== undefined;
  const isRequested = requested !== null && requested.of === cart;
  const apply = () => {
    setRequested({ of: cart });
    bus.emit('cart/promo-requested', { code: promo.code });
  };
  return (
    <Line>
      <b aria-hidden>%</b>
      <p>{messages.off(amountOf(promo), promo.code)}</p>
      <VisuallyHidden aria-live="polite">
        {requested !== null && isOn && messages.appliedCode(promo.code)}
      </VisuallyHidden>
      <Button
        $kind="quiet"
        aria-disabled={isOn || isRequested}
        aria-label={isOn ? messages.appliedCode(promo.code) : messages.applyCode(promo.code)}
        onClick={isOn || isRequested ? undefined : apply}
      >
        {isOn ? messages.applied : messages.apply}
      </Button>
    </Line>
  );
}
