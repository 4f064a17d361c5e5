import type { Cart, Shop } from '@burger/shared/contracts';
import { formatMoney, type Paise } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { css, styled } from '@burger/shared/styled';
import { Button, ButtonLink, Notice, Price } from '@burger/shared/ui';
import { color, from, shadow, size, space, touchLink } from '@burger/shared/theme';
import { BillSummary } from '../../cart/bill';
import { messages } from '../../messages/en';
import { arrivalText } from '../when/when-choice';
import { closedText } from '../parts/kitchen';
import { Ahead, BillCard, LegalLine, Side } from '../layout';
import { focusAreas } from '../details/location';
import { pausedText, type Readiness } from '../placing/readiness';
import { Section, SectionProblem } from '../parts/section';
import type { Checkout } from '../use-checkout';
import { useCheckoutServices } from '../draft/use-checkout-services';

const texts = messages.place;

/**
 * The bill and the order button: stuck to the bottom of the screen on a phone, part of the page on wide
 * screens.
 */
const Bar = styled.div`
  ${from.tall} {
    position: sticky;
    bottom: 0;
  }
  z-index: 5;
  display: grid;
  gap: ${space(1)};
  margin-inline: -${space(2)};
  padding: ${space(1.5)} ${space(2)} max(${space(1.5)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.card};
  box-shadow: ${shadow.raised};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    gap: ${space(1)} ${space(4)};
    margin-inline: -${space(4)};
    padding-inline: ${space(4)};
    > * {
      grid-column: 1 / -1;
    }
  }
  ${from.desktop} {
    && {
      position: static;
    }
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(1)};
  strong {
    margin-left: ${space(1)};
    font-size: ${size.lg};
  }
  a {
    ${touchLink}
    margin-block: -${space(1)};
    font-size: ${size.sm};
    font-weight: 600;
  }
  ${from.tablet} {
    && {
      grid-column: 1;
    }
  }
  ${from.desktop} {
    display: none;
  }
`;

// Looks disabled, but a press still leads to the missing input.
const helpful = css`
  &&[aria-disabled='true'] {
    color: ${color.ink};
    border-color: ${color.edge};
    cursor: pointer;
  }
`;

const Press = styled(Button)<{ $helpful: boolean }>`
  min-height: 3.25rem;
  /* The colour change of a disabled button must be instant: half-way colours lack contrast for the label. */
  transition: none;
  font-size: ${size.lg};
  ${from.tablet} {
    && {
      grid-column: 2;
    }
  }
  ${from.desktop} {
    && {
      grid-column: 1 / -1;
    }
  }
  ${({ $helpful }) => $helpful && helpful}
`;

// Remounted for each text: a new text must not animate into place.
const Label = styled.span``;

const Help = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
  font-size: ${size.sm};
  > p {
    flex: 1 1 11rem;
    color: ${color.inkSoft};
  }
  > button {
    margin-inline: -${space(1.5)};
    font-size: ${size.sm};
  }
`;

function labelOf(ready: Readiness, total: Paise, { way, online }: Checkout['payment']): string {
  if (ready === 'processing') return texts.processing;
  if (ready === 'loading') return texts.loading;
  if (ready === 'signed-out') return texts.signIn;
  if (ready === 'no-location') return texts.allowLocation;
  if (ready === 'nothing-to-order') return texts.nothing;
  if (ready === 'paused') return texts.paused;
  return way === 'online' && online ? online.payText(total) : texts.order(formatMoney(total));
}

function PlaceHelp({ delivery, limitKm }: Pick<Checkout, 'delivery'> & { limitKm: number }) {
  const tooFar = delivery.status === 'known' && !delivery.reachable;
  if (!tooFar && (delivery.status !== 'unknown' || delivery.looking)) return null;
  const { location } = messages;
  return (
    <Help>
      <p>{tooFar ? location.tooFarShort(delivery.km, limitKm) : location.noNeed}</p>
      <Button $kind="quiet" onClick={focusAreas}>
        {tooFar ? location.otherArea : location.chooseArea}
      </Button>
    </Help>
  );
}

// Visible in the address bar as a fragment, hence a readable id.
const billId = 'bill';

interface BillSideProps {
  cart: Cart;
  shop: Shop;
  /** Whether this component shows the notice of paused orders, because no other part of the page does. */
  tellPause: boolean;
  checkout: Checkout;
  formId: string;
}

function PlaceBar({ shop, checkout, formId }: BillSideProps) {
  const { storage } = useCheckoutServices();
  const { user, delivery, bill, ready, placing, press, payment } = checkout;
  const problem = placing.prompt ? null : placing.problem;
  const unanswered = user !== null && storage.tryOf(user.uid).read()?.unanswered === true;
  return (
    <Bar>
      {unanswered && !problem && (
        <Notice kind="info">
          {texts.unanswered} {texts.safe}
        </Notice>
      )}
      <SectionProblem
        problem={problem}
        place="place"
        action={
          problem?.retry ? (
            <Button $kind="secondary" onClick={press}>
              {texts.tryAgain}
            </Button>
          ) : (
            <ButtonLink $kind="quiet" to="/orders">
              {messages.checkout.myOrders}
            </ButtonLink>
          )
        }
      />
      {user && <PlaceHelp delivery={delivery} limitKm={shop.rules.delivery.limitKm} />}
      <Sum>
        <span>
          <span>{messages.bill.total}</span>
          <strong>
            <Price paise={bill.total} />
          </strong>
          {(delivery.status === 'unknown' || delivery.status === 'measuring') && (
            <small> {messages.bill.plusDelivery}</small>
          )}
        </span>
        <a href={`#${billId}`}>{messages.bill.view}</a>
      </Sum>
      {/* Uses `aria-disabled` so that the button stays focusable and a press leads to the
         missing input. A press must not depend on changes since it began, hence one handler.
         As the form's submit button it also reacts to Enter. */}
      <Press
        $wide
        $helpful={ready === 'signed-out' || ready === 'no-location'}
        aria-disabled={ready !== 'ready'}
        type="submit"
        form={user ? formId : undefined}
        onClick={(event) => {
          event.preventDefault();
          press();
        }}
      >
        <Label key={`${ready} ${payment.way}`}>{labelOf(ready, bill.total, payment)}</Label>
      </Press>
    </Bar>
  );
}

export function BillSide(props: BillSideProps) {
  const { cart, shop, tellPause, checkout } = props;
  const { gst, enforceHours } = shop.rules;
  const { at, when, delivery, bill, opening, paused, placing } = checkout;
  const { kind, promised } = when;
  const isAnswered = placing.problem !== null && !placing.prompt;
  return (
    <Side>
      <BillCard id={billId}>
        <Section title={messages.bill.title}>
          <BillSummary
            bill={bill}
            gst={gst}
            promo={cart.promo}
            delivery={delivery}
            unknownDelivery={messages.bill.needsLocation}
          />
          <LegalLine>{messages.bill.legal(gst.gstin, restaurant.fssai)}</LegalLine>
        </Section>
      </BillCard>
      <Ahead>
        {paused && tellPause && !isAnswered && <Notice kind="info">{pausedText(shop)}</Notice>}
        {!paused && opening && (!enforceHours || !isAnswered) && (
          <Notice kind="info">
            <span>{closedText(opening)}</span>{' '}
            {!enforceHours && promised && (
              <span>{messages.kitchen.closedOrder(arrivalText(kind, promised, at))}</span>
            )}
          </Notice>
        )}
      </Ahead>
      <PlaceBar {...props} />
    </Side>
  );
}
