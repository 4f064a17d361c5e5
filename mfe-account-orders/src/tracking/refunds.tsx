import type { Refunds, Track } from '@burger/shared/contracts';
import { formatMoney } from '@burger/shared/pricing';
import { pageLanguage, textsIn } from '@burger/shared/i18n';
import { Notice } from '@burger/shared/ui';
import { CallLink } from './call-link';
import { english } from './messages/payment/en';
import { translations } from './messages/payment/translations';

export const paymentTexts = textsIn(pageLanguage, english, translations);

const texts = paymentTexts;

const looks = { requested: 'info', done: 'success', failed: 'alert' } as const;

type BackProps = Pick<NonNullable<Track['payment']>, 'state' | 'refund' | 'back'> & {
  status: string;
};

function backText({ state, amount, isExtra, paidOut }: Refunds): string {
  const visible = formatMoney(amount);
  if (paidOut) return texts.paidOut[paidOut](visible);
  return texts.refund[state](isExtra ? texts.extra(visible) : visible);
}

/** The state of refunds, or the announcement of one; renders nothing when nothing is refunded. */
export function Back({ state, status, refund, back }: BackProps) {
  if (refund) {
    const message = back?.map((one) => ({ state: one.state, text: backText(one) }));
    // Older servers send no amounts.
    const all = message ?? [{ state: refund, text: texts.refund[refund](texts.money) }];
    // A cancelled order whose own payment is not refunded yet: `back` lists only extra payments.
    const isOwed = state === 'paid' && status === 'cancelled' && back?.every((one) => one.isExtra);
    return (
      <>
        {isOwed && <Notice>{texts.backSoon}</Notice>}
        {all.map((one) => (
          <Notice
            key={one.text}
            kind={looks[one.state]}
            action={one.state === 'failed' && <CallLink />}
          >
            {one.text}
          </Notice>
        ))}
      </>
    );
  }
  if (state === 'let-go') return <Notice>{texts.letGo}</Notice>;
  return state === 'paid' && status === 'cancelled' ? <Notice>{texts.backSoon}</Notice> : null;
}
