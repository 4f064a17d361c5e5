import type { Cart, Promo } from '@burger/shared/contracts';
import {
  findPromo,
  formatMoney,
  isRefused,
  promoRefusalText,
  type Paise,
} from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { Button, color, Field, from, radius, size, space, Stack } from '@burger/shared/ui';
import { BadgePercent } from 'lucide-react';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { BestPromo } from '../cart/bill';
import { suggestPromos } from '../cart/cart';
import { shopOf } from '../cart/shop';
import { useCartServices, type CartServices } from '../cart/use-services';
import { messages } from '../messages';
import { Section, SectionProblem, type Problem } from './section';

const texts = messages.promo;

/** Puts the cart under a typed promo code; the answer is null, or the text why it could not. */
function applyPromo({ bus, cart, shop }: CartServices, typed: string): string | null {
  const promos = shopOf(shop.get())?.rules.promos ?? [];
  const found = findPromo(typed, cart.get()?.total ?? 0, promos);
  if (isRefused(found)) return promoRefusalText(found);
  bus.emit('cart/promo-requested', { code: found.code });
  return cart.get()?.promo === found.code ? null : texts.failed;
}

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

const Applied = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 ${space(1.5)};
  padding: ${space(1.5)} ${space(2)} ${space(0.5)};
  border-radius: ${radius.field};
  background: ${color.leafWash};
  > svg {
    color: ${color.leaf};
  }
  /* Its text, not its padding, stands in line with the text above or with the edge. */
  > button {
    grid-column: 2;
    justify-self: start;
    margin-inline: -${space(1.5)};
  }
  ${from.tablet} {
    grid-template-columns: auto 1fr auto;
    padding-block: ${space(1)};
    > button {
      grid-column: 3;
    }
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;

interface PromoSectionProps {
  cart: Cart;
  promos: readonly Promo[];
  discount: Paise;
  problem: Problem | null;
}

function PromoEntry({
  cart,
  promos,
  id,
  open,
  onProblem,
}: Pick<PromoSectionProps, 'cart' | 'promos'> & {
  id: string;
  open: boolean;
  onProblem: () => void;
}) {
  const services = useCartServices();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const apply = (code: string) => {
    const problem = applyPromo(services, code);
    setError(problem);
    if (problem) onProblem();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply(typed);
  };
  const suggestions = suggestPromos(cart.total, promos);
  const [first] = suggestions;
  const best = first?.promo.forEveryone && first.saves > 0 ? first : null;
  return (
    <>
      {best && (
        <BestPromo code={best.promo.code} saves={best.saves} onUse={() => apply(best.promo.code)} />
      )}
      <div id={id} hidden={!open}>
        <Stack>
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
            <Button type="submit" $kind="secondary">
              {texts.apply}
            </Button>
          </Entry>
          <Tickets>
            {(best ? suggestions.slice(1) : suggestions).map(({ promo, saves, missing }) => (
              <li key={promo.code}>
                <Ticket type="button" disabled={missing > 0} onClick={() => apply(promo.code)}>
                  <strong>{promo.code}</strong>
                  <small>{promo.description}</small>
                  <Gain $applies={missing === 0}>
                    {missing > 0
                      ? texts.missing(formatMoney(missing))
                      : texts.willSave(formatMoney(saves))}
                  </Gain>
                </Ticket>
              </li>
            ))}
          </Tickets>
        </Stack>
      </div>
    </>
  );
}

export function PromoSection({ cart, promos, discount, problem }: PromoSectionProps) {
  const { bus } = useCartServices();
  const ticket = useRef<HTMLDivElement>(null);
  const before = useRef(cart.promo);
  useEffect(() => {
    // The button that applied it is gone now, and the focus with it.
    const applied = cart.promo !== null && before.current === null;
    if (applied && document.activeElement === document.body) ticket.current?.focus();
    before.current = cart.promo;
  }, [cart.promo]);

  const [open, setOpen] = useState(false);
  const id = useId();

  // Who has no codes asks for none.
  if (promos.length === 0 && cart.promo === null && !problem) return null;
  return (
    <Section
      title={texts.title}
      action={
        cart.promo === null && (
          <Button
            $kind="quiet"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {texts.enter}
          </Button>
        )
      }
    >
      <SectionProblem problem={problem} place="promo" />
      {cart.promo === null ? (
        <PromoEntry {...{ cart, promos, id, open }} onProblem={() => setOpen(true)} />
      ) : (
        <Applied ref={ticket} tabIndex={-1}>
          <BadgePercent aria-hidden size={22} />
          <div role="status">
            <strong>{texts.applied(cart.promo)}</strong>
            <small>{texts.saves(formatMoney(discount))}</small>
          </div>
          <Button $kind="quiet" onClick={() => bus.emit('cart/promo-requested', { code: '' })}>
            {texts.remove}
          </Button>
        </Applied>
      )}
    </Section>
  );
}
