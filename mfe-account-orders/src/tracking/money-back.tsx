import { pageLanguage } from '@burger/shared/language';
import type { Track } from '@burger/shared/track';
import { Notice } from '@burger/shared/ui';
import { CallLink } from './call-link';
import { english } from './payment-messages';
import { hindi } from './payment-messages.hi';
import { kannada } from './payment-messages.kn';

export const paymentTexts = { en: english, kn: kannada, hi: hindi }[pageLanguage];

const texts = paymentTexts;

const looks = { requested: 'info', done: 'success', failed: 'alert' } as const;

/** What became of money that goes back. */
export function Back({
  refund,
  amount = texts.money,
}: Pick<NonNullable<Track['payment']>, 'refund'> & { amount?: string }) {
  if (!refund) return null;
  return (
    <Notice kind={looks[refund]} action={refund === 'failed' && <CallLink />}>
      {texts.refund[refund](amount)}
    </Notice>
  );
}
