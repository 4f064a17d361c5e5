import { ButtonLink, Notice } from '@burger/shared/ui';
import { offerMessages as text } from './messages';
import type { Claimed } from './claim-offer';

/** Says what a claim has done, and what comes next. */
export function ClaimAnswer({
  claimed,
  code,
  minimum,
}: {
  claimed: Claimed;
  code: string;
  /** Smallest subtotal in rupees. */
  minimum: number;
}) {
  if (claimed === 'copied') return <Notice kind="success">{text.copied(code)}</Notice>;
  if (claimed === 'shown') return <Notice>{text.shown(code)}</Notice>;
  return (
    <Notice
      kind="success"
      action={
        <ButtonLink to="/menu" $kind="secondary">
          {text.toMenu}
        </ButtonLink>
      }
    >
      {text.applied(code)} {minimum > 0 && text.appliedMinimum(minimum)}
    </Notice>
  );
}
