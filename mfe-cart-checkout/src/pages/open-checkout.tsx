import { restaurant } from '@burger/shared/restaurant';
import { ButtonLink } from '@burger/shared/ui';
import { useId } from 'react';
import { BillSummary } from '../components/bill-summary';
import { CartLines } from '../components/cart-lines';
import { CartNotices } from '../components/cart-notices';
import { focusAreas } from '../components/checkout/area-picker';
import {
  Ahead,
  Below,
  BillCard,
  Columns,
  LegalLine,
  Main,
  Side,
} from '../components/checkout/columns';
import { DeliveryPlace } from '../components/checkout/delivery-place';
import { DetailsForm } from '../components/checkout/details-form';
import { ForCustomers } from '../components/checkout/for-customers';
import { KitchenCard } from '../components/checkout/kitchen-card';
import { KitchenClosed } from '../components/checkout/kitchen-closed';
import { PaymentChoice } from '../components/checkout/payment-choice';
import { PlaceBar } from '../components/checkout/place-bar';
import { PlaceHelp } from '../components/checkout/place-help';
import { PlaceMessages } from '../components/checkout/place-messages';
import { PromoSection } from '../components/checkout/promo-section';
import { Section } from '../components/checkout/section';
import { SectionProblem } from '../components/checkout/section-problem';
import { DetailsShape, PaymentShape, PromoShape } from '../components/checkout/section-shapes';
import { SignInPrompt } from '../components/checkout/sign-in-prompt';
import { StepsLine } from '../components/checkout/steps-line';
import { useCheckout, type CheckoutFacts } from '../components/checkout/use-checkout';
import { messages } from '../messages';
import type { CartNotice } from '../model/cart-notice';
import { problemsOf } from '../model/delivery-details';
import type { CheckoutActions } from '../use-cases/checkout-actions';

const words = messages.checkout;

export interface OpenCheckoutProps extends CheckoutFacts {
  notices: readonly CartNotice[];
  isVeg: (id: number) => boolean;
  actions: CheckoutActions;
}

/** Checkout with something in the cart: what, where, pay, place, and the bill always in sight. */
export function OpenCheckout({ notices, isVeg, actions, ...facts }: OpenCheckoutProps) {
  const { cart, session, location } = facts;
  const { user, at, details, delivery, bill, ready, problem, press } = useCheckout(facts, actions);
  const formId = useId();
  const billId = useId();

  const fit = delivery.status === 'known' && delivery.reachable;
  const told = user !== null && Object.keys(problemsOf(details.details)).length === 0;

  return (
    <Columns>
      <Main>
        <StepsLine done={[true, fit && told, user !== null]} />
        <SignInPrompt session={session} onSignIn={actions.signIn} onSignOut={actions.signOut} />
        <Section
          title={words.yourOrder}
          action={
            <ButtonLink to="/menu" $kind="quiet">
              {words.addMore}
            </ButtonLink>
          }
        >
          <CartNotices notices={notices} onDismiss={actions.dismissNotice} />
          <SectionProblem problem={problem} place="cart" />
          <CartLines
            items={cart.items}
            isVeg={isVeg}
            onQuantity={actions.setQuantity}
            onRemove={actions.remove}
          />
        </Section>
        <ForCustomers session={session} shape={<PromoShape />}>
          <PromoSection cart={cart} discount={bill.discount} problem={problem} actions={actions} />
        </ForCustomers>
        <Section title={words.delivery}>
          <SectionProblem problem={problem} place="location" />
          <DeliveryPlace
            location={location}
            delivery={delivery}
            said={problem?.place === 'location'}
            actions={actions}
          />
          <ForCustomers session={session} shape={<DetailsShape />}>
            <DetailsForm id={formId} state={details} onSubmit={press} />
          </ForCustomers>
        </Section>
        <ForCustomers session={session} shape={<PaymentShape />}>
          <Section title={words.payment}>
            <SectionProblem problem={problem} place="payment" />
            <PaymentChoice />
          </Section>
        </ForCustomers>
      </Main>
      <Side>
        <BillCard id={billId}>
          <Section title={messages.bill.title}>
            <BillSummary
              bill={bill}
              promo={cart.promo}
              delivery={delivery}
              unknownDelivery={messages.bill.needsLocation}
            />
            <LegalLine>{messages.bill.legal(restaurant.gst.gstin, restaurant.fssai)}</LegalLine>
          </Section>
        </BillCard>
        <Ahead>
          {(!restaurant.enforceHours || !problem) && (
            <KitchenClosed at={at} orderAnyway={!restaurant.enforceHours} />
          )}
        </Ahead>
        <PlaceBar
          ready={ready}
          total={bill.total}
          plusDelivery={delivery.status !== 'known'}
          formId={user && formId}
          billId={billId}
          onPress={press}
        >
          <PlaceMessages
            problem={problem}
            unanswered={user !== null && actions.hasUnansweredTry(user.uid)}
            onRetry={press}
          />
          {user && <PlaceHelp delivery={delivery} onChooseArea={focusAreas} />}
        </PlaceBar>
      </Side>
      <Below>
        <KitchenCard />
      </Below>
    </Columns>
  );
}
