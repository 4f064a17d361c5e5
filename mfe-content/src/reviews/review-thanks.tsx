import { restaurant } from '@burger/shared/restaurant';
import { Button, Card, Notice, SectionTitle, Stack, TextArea } from '@burger/shared/ui';
import { useEffect, useRef } from 'react';
import { homeMessages } from '../home/messages';
import type { ReviewOutcome } from './submit-review';
import { OutsideLink } from '../parts/outside-link';

const text = homeMessages.form;

/** After a review: where it went, and the way to Google for everyone, whatever the rating. */
export function ReviewThanks({
  outcome,
  text: written,
  onAnother,
}: {
  outcome: ReviewOutcome;
  /** What the guest wrote, to be copied by hand where the clipboard refused. */
  text: string;
  onAnother: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const uncopied = outcome.kind === 'public' && !outcome.copied;
  return (
    <Card>
      <Stack $gap={2.5}>
        <SectionTitle as="h3" ref={heading} tabIndex={-1}>
          {text.thanks}
        </SectionTitle>
        {outcome.kind === 'private' && <Notice kind="success">{text.private}</Notice>}
        {outcome.kind === 'public' && outcome.copied && (
          <Notice kind="success">{text.public}</Notice>
        )}
        {uncopied && (
          <>
            <Notice kind="alert">{text.copyFailed}</Notice>
            <TextArea
              label={text.yourText}
              readOnly
              rows={4}
              value={written}
              onFocus={(event) => event.target.select()}
            />
          </>
        )}
        <OutsideLink href={restaurant.links.googleReview} $kind="secondary">
          {text.openGoogle}
        </OutsideLink>
        <Button $kind="quiet" onClick={onAnother}>
          {text.another}
        </Button>
      </Stack>
    </Card>
  );
}
