import { type Rules, usualPayMinutes, cancelWithinMs } from '@burger/shared/contracts';
import { addressLines, factsUnder } from '@burger/shared/shop/page-facts';
import { pageRules } from '@burger/shared/shop/page';
import { restaurant } from '@burger/shared/restaurant';
import { sentencesOn } from '@burger/shared/shop/rule-sentences';
import { minutesSpan } from '@burger/shared/platform/device';
import { LawLayout, LawPoints, LawSection, Officer } from '../parts/law';
import { PageIntro } from '../parts/page-intro';
import { termsMessages as text } from './messages/en';

/**
 * Returns the terms by section. Figures come from the rules that orders are processed by, so that the terms
 * cannot contradict them.
 */
export function termsUnder(rules: Rules, refundDays?: number): Record<string, string[]> {
  const { delivery, payments, payMinutes = usualPayMinutes, pickup, rounding, slots, upi } = rules;
  const { freeUpToKm, limitKm, rupeesPerKm } = delivery;
  const { fssai, phones } = restaurant;
  const paymentMethodTexts: Record<(typeof payments)[number], string> = {
    cod: upi ? text.pay.codOrUpi : text.pay.cod,
    online: text.pay.online(payMinutes),
  };
  return {
    [text.orderTitle]: [
      text.seller(addressLines.join(', '), fssai),
      text.agreed,
      text.hours(factsUnder(rules).hours),
      text.child,
    ],
    [text.priceTitle]: [
      sentencesOn(rules).tax,
      text.sealed,
      ...(rounding === 'rupee' ? [text.rounded] : []),
      text.bill,
      ...payments.map((method) => paymentMethodTexts[method]),
    ],
    [text.bringTitle]: [
      text.reach(limitKm),
      rupeesPerKm > 0 ? text.charge(freeUpToKm, rupeesPerKm) : text.free,
      text.takes(minutesSpan(delivery)),
      ...(slots ? [text.slots(slots.days)] : []),
      ...(pickup ? [text.pickup(minutesSpan(pickup))] : []),
      text.away,
    ],
    [text.cancelTitle]: [text.cancel(cancelWithinMs / 60_000), text.later(phones[0]), text.byUs],
    [text.refundTitle]: [
      text.wrong(phones[0]),
      text.unpaid,
      ...(payments.includes('online') ? [text.paidOnline] : []),
      text.refund(refundDays),
    ],
  };
}

export const TermsPage = () => (
  <>
    <PageIntro title={text.title} lead={text.lead} ground="wash" />
    <LawLayout>
      {Object.entries(termsUnder(pageRules, restaurant.refundDays)).map(([title, points]) => (
        <LawSection key={title} title={title}>
          <LawPoints points={points} />
        </LawSection>
      ))}
      <LawSection title={text.complainTitle}>
        <p>{text.complain}</p>
        <Officer />
        <p>{text.helpline}</p>
      </LawSection>
    </LawLayout>
  </>
);
