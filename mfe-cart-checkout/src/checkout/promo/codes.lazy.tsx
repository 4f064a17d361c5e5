import type { Cart, OrderKind, Promo } from '@burger/shared/contracts';
import { pageLanguage } from '@burger/shared/i18n';
import {
  discounted,
  findPromo,
  formatMoney,
  isRefused,
  promoDiscount,
  promoRefusalText,
  subtotalOf,
  underPromo,
} from '@burger/shared/pricing';
import { isCounted, ruleRefusal, ruleSentence } from '@burger/shared/pricing/promo-rules';
import { styled } from '@burger/shared/styled';
import { Button, Field, Stack, VisuallyHidden } from '@burger/shared/ui';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { orderable, type PromoSuggestion, type RefusedCode } from '../../cart/cart';
import { shopOf } from '../../cart/shop';
import { useCartServices, useServerTime } from '../../cart/use-services';
import { messages } from '../../messages/en';
import { askPromo } from './promo-api';
import { useCheckoutServices } from '../draft/use-checkout-services';

/* Promo form and promo rules in their own chunk, loaded only by customers who use a code. */

const texts = messages.promo;

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

const Entry = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)};
  align-items: start;
  input {
    text-transform: uppercase;
  }
  button {
    margin-top: 1.625rem;
    min-height: 3rem;
  }
`;

// The promo code that the server accepted last, so that `CodeWatch` does not ask about it again.
let held = '';

function useWhyNot(cart: Cart, kind: OrderKind) {
  const { askPromo: ask = askPromo } = useCheckoutServices();
  const shop = shopOf(useCartServices().shop.get());
  const lines = orderable(cart);
  /**
   * Returns why the published rules reject a promo; null if they do not. `at` null skips the rule on ordering
   * times.
   */
  const byRules = (promo: Promo, at: Date | null): string | null => {
    const refusal = ruleRefusal(promo, { lines, kind, at: at && at.getTime() });
    const nameOf = (category: string) =>
      shop?.categories.find(({ id }) => id === category)?.name ?? category;
    return refusal && ruleSentence(promo, refusal, pageLanguage, nameOf);
  };
  const byServer = async (promo: Promo): Promise<string | null> => {
    if (!isCounted(promo)) return null;
    const why = await ask({
      promoCode: promo.code,
      lines: [...lines],
      kind,
      language: pageLanguage,
    });
    if (why === null) held = promo.code;
    return why;
  };
  return { byRules, byServer };
}

interface CodeProps {
  cart: Cart;
  kind: OrderKind;
  promos: readonly Promo[];
}

/** Removes a promo code that does not apply when the page opens or the order kind changes. */
export function CodeWatch({
  cart,
  kind,
  promos,
  onRefused,
}: CodeProps & { onRefused: (refused: RefusedCode) => void }) {
  // Not updated while the page is open: the server reports a code that expires when the order is placed.
  const now = useServerTime();
  const [opened] = useState(now);
  const { byRules, byServer } = useWhyNot(cart, kind);
  const code = cart.promo;
  const promo = promos.find((one) => one.code === code);
  const refuse = (why: string | null) => {
    if (promo && why) onRefused({ code: promo.code, why });
  };
  const why = promo ? byRules(promo, opened) : null;
  const refuseNow = useEffectEvent(refuse);
  useEffect(() => refuseNow(why), [why]);
  const watch = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!promo || why || held === promo.code) return;
    const message = await byServer(promo);
    if (isCurrent()) refuse(message);
  });
  useEffect(() => {
    let isCurrent = true;
    void watch(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return null;
}

const savesOn = (cart: Cart, promo: Promo): number =>
  promoDiscount(promo, subtotalOf(discounted(underPromo(orderable(cart), promo))));

/**
 * The promo field and the usable codes. Codes with a limited number of uses are not listed: the restaurant
 * hands them out.
 */
export function PromoForm({
  cart,
  kind,
  promos,
  suggestions,
  refused,
}: CodeProps & { suggestions: readonly PromoSuggestion[]; refused: RefusedCode | null }) {
  const { bus, cart: own } = useCartServices();
  const now = useServerTime();
  const { byRules, byServer } = useWhyNot(cart, kind);
  const [typed, setTyped] = useState(refused?.code ?? '');
  const [error, setError] = useState(refused?.why ?? null);
  const [asking, setAsking] = useState(false);

  /** Applies a typed promo code. Returns null, or the reason why it was rejected. */
  async function apply(code: string): Promise<string | null> {
    const found = findPromo(code, cart.total, promos);
    if (isRefused(found)) return promoRefusalText(found);
    const why = byRules(found, now) ?? (await byServer(found));
    if (why) return why;
    bus.emit('cart/promo-requested', { code: found.code });
    return own.get()?.promo === found.code ? null : texts.failed;
  }
  const press = async (code: string) => {
    if (asking) return;
    setAsking(true);
    const problem = await apply(code);
    setAsking(false);
    if (problem) setTyped(code);
    setError(problem);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void press(typed);
  };
  const offered = suggestions.filter(({ promo }) => !promo.uses && !byRules(promo, now));
  return (
    <Stack>
      {/* The code was removed while another element had the focus, so announce it. */}
      {refused?.why === error && <VisuallyHidden role="alert">{error}</VisuallyHidden>}
      <Entry onSubmit={submit} noValidate>
        <Field
          label={texts.label}
          name="promo"
          value={typed}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value.toUpperCase());
            setError(null);
          }}
        />
        <Button type="submit" $kind="secondary" aria-disabled={asking || undefined}>
          {texts.apply}
        </Button>
      </Entry>
      <Tickets>
        {offered.map(({ promo, missing }) => (
          <li key={promo.code}>
            <Ticket type="button" disabled={missing > 0} onClick={() => void press(promo.code)}>
              <strong>{promo.code}</strong>
              <small>{promo.description}</small>
              <Gain $applies={missing === 0}>
                {missing > 0
                  ? texts.missing(formatMoney(missing))
                  : texts.willSave(formatMoney(savesOn(cart, promo)))}
              </Gain>
            </Ticket>
          </li>
        ))}
      </Tickets>
    </Stack>
  );
}
