import { readablePhone } from '@burger/shared/contracts';
import { isUnusual } from '@burger/shared/hours';
import { Slot } from '@burger/shared/slots';
import { ButtonLink } from '@burger/shared/ui';
import { useEffect, useId, useReducer, useState } from 'react';
import { CartLines } from '../cart/lines';
import { CartNotices } from '../cart/notices';
import type { ShopState } from '../cart/shop';
import { useCartServices } from '../cart/use-services';
import { messages } from '../messages/en';
import { problemsOf } from './draft/details';
import { BillSide } from './bill/bill-side';
import { KindChoice, TimeChoice } from './when/when-choice';
import { PaymentChoice } from './paying/payment-choice';
import { DetailsForm } from './details/details-form';
import { KitchenCard, PickupPlace } from './parts/kitchen';
import {
  Below,
  Columns,
  DetailsSkeleton,
  Lockable,
  Main,
  PaymentSkeleton,
  PromoSkeleton,
  StepsLine,
} from './layout';
import { DeliveryPlace } from './details/location';
import { PromoSection } from './promo/promo';
import { ForCustomers, Section, SectionProblem } from './parts/section';
import { PhoneCheckNote, SignInPrompt } from './details/sign-in';
import { focusField } from './details/use-details';
import { useCheckout, type CheckoutFacts } from './use-checkout';
import { endSession } from './placing/use-placing';
import { lazyPlacing } from './lazy-placing';

const touches = ['pointerdown', 'keydown'] as const;

function useFirstTouch(touched: () => void): void {
  useEffect(() => {
    for (const kind of touches)
      window.addEventListener(kind, touched, { capture: true, once: true });
    return () => touches.forEach((kind) => window.removeEventListener(kind, touched, true));
  }, [touched]);
}

const texts = messages.checkout;

export function OpenCheckout({
  displayed,
  ...facts
}: Omit<CheckoutFacts, 'shop'> & { displayed: Extract<ShopState, { status: 'known' }> }) {
  const { cart, session, location } = facts;
  const { shop, live } = displayed;
  const { rules } = shop;
  const checkout = useCheckout({ ...facts, shop });
  const { user, at, when, details, check, delivery, bill, opening, placing, press, agree } =
    checkout;
  const { kind } = when;
  const { prompt, problem, processing, locked, leave } = placing;
  const [touched, touch] = useReducer(() => true, false);
  useFirstTouch(touch);
  const { code: parts } = lazyPlacing.useCode(touched);
  const formId = useId();
  const { bus } = useCartServices();
  const [seeksSignIn, setSeeksSignIn] = useState(false);
  const signInByPhone = () => endSession(bus, () => setSeeksSignIn(true));
  const linesId = useId();
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (returns > 0) document.getElementById(linesId)?.focus();
  }, [returns, linesId]);

  const fit = delivery.status === 'pickup' || (delivery.status === 'known' && delivery.reachable);
  const hasDetails = user !== null && Object.keys(problemsOf(details.details, kind)).length === 0;

  return (
    <Columns>
      <Main>
        {/* A shell without `shop/changed` (`live` is false) has no ShopStatus fragment either. */}
        {live && isUnusual(shop) && <Slot fragment="ShopStatus" props={{}} />}
        <StepsLine done={[true, fit && hasDetails, user !== null]} kind={kind} />
        <Lockable inert={locked}>
          <Section
            title={texts.yourOrder}
            action={
              <ButtonLink to="/menu" $kind="quiet">
                {texts.addMore}
              </ButtonLink>
            }
          >
            <CartNotices />
            <SectionProblem problem={problem} place="cart" />
            <CartLines id={linesId} lines={cart.lines} withRemove />
          </Section>
        </Lockable>
        <SignInPrompt session={session} check={check} isSought={seeksSignIn} />
        {rules.pickup && (
          <Lockable inert={locked}>
            <KindChoice when={when} />
          </Lockable>
        )}
        <Section title={messages.when.kinds[kind]}>
          <SectionProblem problem={problem} place="when" />
          <SectionProblem problem={problem} place="location" />
          <Lockable inert={locked}>
            <TimeChoice
              {...{ when, shop, at }}
              isOpen={opening === null}
              wrong={problem?.place === 'when'}
            />
            {delivery.status === 'pickup' ? (
              <PickupPlace />
            ) : (
              <DeliveryPlace
                location={location}
                delivery={delivery}
                rules={rules.delivery}
                isVisible={problem?.place === 'location'}
              />
            )}
          </Lockable>
          <ForCustomers session={session} skeleton={<DetailsSkeleton />}>
            {check && (
              <Lockable inert={locked}>
                <PhoneCheckNote
                  check={check}
                  onSignIn={signInByPhone}
                  onNumber={(phone) => {
                    details.change('phone', readablePhone(phone));
                    focusField('phone');
                  }}
                />
              </Lockable>
            )}
            <DetailsForm id={formId} kind={kind} state={details} locked={locked} onSubmit={press} />
          </ForCustomers>
        </Section>
        <Lockable inert={locked}>
          <ForCustomers session={session} skeleton={<PromoSkeleton />}>
            <PromoSection
              cart={cart}
              kind={kind}
              promos={rules.promos}
              discount={bill.discount}
              problem={problem}
            />
          </ForCustomers>
        </Lockable>
        <ForCustomers session={session} skeleton={<PaymentSkeleton />}>
          <Section title={texts.payment}>
            <SectionProblem problem={problem} place="payment" />
            <Lockable inert={locked}>
              <PaymentChoice kind={kind} {...checkout.payment} />
            </Lockable>
          </Section>
        </ForCustomers>
      </Main>
      <BillSide cart={cart} shop={shop} tellPause={!live} checkout={checkout} formId={formId} />
      <Below>
        <KitchenCard rules={rules} specialDays={parts && <parts.SpecialDays rules={rules} />} />
        <Slot fragment="CheckoutExtras" props={{}} />
      </Below>
      {parts && (
        <parts.BillChange
          prompt={prompt}
          processing={processing}
          problem={problem?.place === 'place' ? problem.message : null}
          onAgree={agree}
          onClose={leave}
          onBack={() => {
            leave();
            setReturns(returns + 1);
          }}
        />
      )}
    </Columns>
  );
}
