import type { Cart, Shop } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Button, ButtonLink, color, Notice, size, space } from '@burger/shared/ui';
import { BillSummary } from '../cart/bill';
import type { Delivery } from '../cart/delivery';
import { messages } from '../messages';
import { KitchenClosed } from './kitchen';
import { Ahead, BillCard, LegalLine, Side } from './layout';
import { focusAreas } from './location';
import { PlaceBar } from './place-bar';
import { pausedText } from './readiness';
import { Section, SectionProblem, type Problem } from './section';
import { etaText } from './time-choice';
import type { Checkout } from './use-checkout';
import { useCheckoutServices } from './use-checkout-services';

const Line = styled.div`
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

/** The way on when the place is what keeps the order from being placed: why, and to the areas. */
export function PlaceHelp({
  delivery,
  limitKm,
  onChooseArea,
}: {
  delivery: Delivery;
  limitKm: number;
  onChooseArea: () => void;
}) {
  const tooFar = delivery.status === 'known' && !delivery.reachable;
  if (!tooFar && (delivery.status !== 'unknown' || delivery.looking)) return null;
  return (
    <Line>
      <p>
        {tooFar ? messages.location.tooFarShort(delivery.km, limitKm) : messages.location.noNeed}
      </p>
      <Button $kind="quiet" onClick={onChooseArea}>
        {tooFar ? messages.location.otherArea : messages.location.chooseArea}
      </Button>
    </Line>
  );
}

/** What there is to say at the button: why it did not work, and what became of the last try. */
export function PlaceMessages({
  problem,
  unanswered,
  onRetry,
}: {
  problem: Problem | null;
  unanswered: boolean;
  onRetry: () => void;
}) {
  const action = problem?.retry ? (
    <Button $kind="secondary" onClick={onRetry}>
      {messages.place.tryAgain}
    </Button>
  ) : (
    <ButtonLink $kind="quiet" to="/orders">
      {messages.checkout.myOrders}
    </ButtonLink>
  );
  return (
    <>
      {unanswered && !problem && (
        <Notice kind="info">
          {messages.place.unanswered} {messages.place.safe}
        </Notice>
      )}
      <SectionProblem problem={problem} place="place" action={action} />
    </>
  );
}

// In the address after a press on the way to it, so it has a name.
const billId = 'bill';

export function BillSide({
  cart,
  shop,
  tellPause,
  checkout,
  formId,
}: {
  cart: Cart;
  shop: Shop;
  /** Whether nothing else on the page tells that no orders are taken. */
  tellPause: boolean;
  checkout: Checkout;
  formId: string;
}) {
  const { kept } = useCheckoutServices();
  const { rules } = shop;
  const { user, at, when, delivery, bill, opening, paused, ready, placing, press } = checkout;
  const problem = placing.asked ? null : placing.problem;

  return (
    <Side>
      <BillCard id={billId}>
        <Section title={messages.bill.title}>
          <BillSummary
            bill={bill}
            gst={rules.gst}
            promo={cart.promo}
            delivery={delivery}
            unknownDelivery={messages.bill.needsLocation}
          />
          <LegalLine>{messages.bill.legal(rules.gst.gstin, restaurant.fssai)}</LegalLine>
        </Section>
      </BillCard>
      <Ahead>
        {paused && tellPause && !problem && <Notice kind="info">{pausedText(shop)}</Notice>}
        {!paused && (!rules.enforceHours || !problem) && (
          <KitchenClosed
            opening={opening}
            promised={
              !rules.enforceHours && when.promise ? etaText(when.kind, when.promise, at) : null
            }
          />
        )}
      </Ahead>
      <PlaceBar
        ready={ready}
        total={bill.total}
        plusDelivery={delivery.status === 'unknown' || delivery.status === 'measuring'}
        formId={user && formId}
        billId={billId}
        onPress={press}
      >
        <PlaceMessages
          problem={problem}
          unanswered={user !== null && kept.tryOf(user.uid).read()?.unanswered === true}
          onRetry={press}
        />
        {user && (
          <PlaceHelp
            delivery={delivery}
            limitKm={rules.delivery.limitKm}
            onChooseArea={focusAreas}
          />
        )}
      </PlaceBar>
    </Side>
  );
}
