import { pageLanguage, textsIn } from '@burger/shared/language';
import type { Track } from '@burger/shared/track';
import { Notice } from '@burger/shared/ui';
import { CallLink } from './call-link';
import { english } from './payment-messages';
import { translations } from './payment-messages.translations';

export const paymentTexts = textsIn(pageLanguage, english, translations);

const texts = paymentTexts;

const looks = { requested: 'info', done: 'success', failed: 'alert' } as const;

interface BackProps extends Pick<NonNullable<Track['payment']>, 'state' | 'refund'> {
  status: string;
  amount?: string;
}

/** The state of a refund, or the announcement of one; renders nothing without. */
export function Back({ state, status, refund, amount = texts.money }: BackProps) {
  if (refund) {
    return (
      <Notice kind={looks[refund]} action={refund === 'failed' && <CallLink />}>
        {texts.refund[refund](amount)}
      </Notice>
    );
  }
  if (state === 'let-go') return <Notice>{texts.letGo}</Notice>;
  return state === 'paid' && status === 'cancelled' ? <Notice>{texts.backSoon}</Notice> : null;
}
