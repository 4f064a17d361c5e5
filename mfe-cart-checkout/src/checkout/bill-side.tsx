import type { Cart, Shop } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { Notice } from '@burger/shared/ui';
import { BillSummary } from '../cart/bill';
import { messages } from '../messages';
import { focusAreas } from './area-picker';
import { useCheckoutServices } from './checkout-context';
import { Ahead, BillCard, LegalLine, Side } from './columns';
import { KitchenClosed } from './kitchen-closed';
import { pausedText } from './not-ready';
import { PlaceBar } from './place-bar';
import { PlaceHelp } from './place-help';
import { PlaceMessages } from './place-messages';
import { promiseText } from './promise-text';
import { Section } from './section';
import type { Checkout } from './use-checkout';

// In the address after a press on the way to it, so it has a name.
const billId = 'bill';

/** The bill, always in sight, and the button. */
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
              !rules.enforceHours && when.promise ? promiseText(when.kind, when.promise, at) : null
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
