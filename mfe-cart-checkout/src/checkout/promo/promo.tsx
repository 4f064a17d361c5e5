import type { Cart, OrderKind, Promo } from '@burger/shared/contracts';
import { formatMoney, type Paise } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { Button, lazyModule } from '@burger/shared/ui';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { BadgePercent } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { BestPromo } from '../../cart/bill';
import { suggestPromos, type RefusedCode } from '../../cart/cart';
import { useCartServices } from '../../cart/use-services';
import { messages } from '../../messages/en';
import { Section, SectionProblem, type Problem } from '../parts/section';

const texts = messages.promo;

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
  /* Align the button's text, not its padding, with the text above or with the edge. */
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

export const lazyCodes = lazyModule(() => import(/* webpackChunkName: "codes" */ './codes.lazy'));

interface PromoSectionProps {
  cart: Cart;
  kind: OrderKind;
  promos: readonly Promo[];
  discount: Paise;
  problem: Problem | null;
}

export function PromoSection({ cart, kind, promos, discount, problem }: PromoSectionProps) {
  const { bus } = useCartServices();
  const use = (code: string) => bus.emit('cart/promo-requested', { code });
  const ticket = useRef<HTMLDivElement>(null);
  const before = useRef(cart.promo);
  useEffect(() => {
    // The Apply button unmounts after the code is applied, so the lost focus moves to the applied code.
    const applied = cart.promo !== null && before.current === null;
    if (applied && document.activeElement === document.body) ticket.current?.focus();
    before.current = cart.promo;
  }, [cart.promo]);

  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<RefusedCode | null>(null);
  const id = useId();
  const used = promos.find(({ code }) => code === cart.promo);
  // A promo for everyone has no rule except its minimum order, so it needs none of the lazy code.
  const { code, failed, retry } = lazyCodes.useCode(used ? !used.forEveryone : open);

  if (promos.length === 0 && cart.promo === null && !problem) return null;
  const suggestions = suggestPromos(cart.total, promos);
  const [first] = suggestions;
  const best = first?.promo.forEveryone && first.saves > 0 ? first : null;
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
        <>
          {best && (
            <BestPromo
              code={best.promo.code}
              saves={best.saves}
              onUse={() => use(best.promo.code)}
            />
          )}
          <div id={id} hidden={!open}>
            {code ? (
              <code.PromoForm
                key={refused?.why}
                suggestions={best ? suggestions.slice(1) : suggestions}
                {...{ cart, kind, promos, refused }}
              />
            ) : (
              failed && <Button onClick={retry}>{messages.place.tryAgain}</Button>
            )}
          </div>
        </>
      ) : (
        <Applied ref={ticket} tabIndex={-1}>
          <BadgePercent aria-hidden size={22} />
          <div role="status">
            <strong>{texts.applied(cart.promo)}</strong>
            <small>{texts.saves(formatMoney(discount))}</small>
          </div>
          <Button
            $kind="quiet"
            onClick={() => {
              setRefused(null);
              use('');
            }}
          >
            {texts.remove}
          </Button>
          {code && (
            <code.CodeWatch
              {...{ cart, kind, promos }}
              onRefused={(why) => {
                setRefused(why);
                setOpen(true);
                use('');
              }}
            />
          )}
        </Applied>
      )}
    </Section>
  );
}
