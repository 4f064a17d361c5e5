import { fieldText } from '@burger/shared/fields';
import { PrivacyNote } from '@burger/shared/privacy';
import { styled } from '@burger/shared/styled';
import {
  Button,
  color,
  Field,
  from,
  Lead,
  Notice,
  radius,
  SectionTitle,
  space,
  TextArea,
  VisuallyHidden,
  useHydrated,
} from '@burger/shared/ui';
import { useState, type FormEvent } from 'react';
import { homeMessages } from '../home/messages';
import { checkReview, emptyReview, goesPublic, isComplete } from './review';
import type { ReviewOutcome, SubmitReview } from './submit-review';
import { ReviewThanks } from './review-thanks';
import { StarRatingField } from './star-rating-field';

const text = homeMessages.form;

const Panel = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)} ${space(2)};
  border-radius: ${radius.card};
  background: ${color.amberWash};
  ${from.tablet} {
    padding: ${space(4)};
  }
  ${from.desktop} {
    grid-template-columns: 1fr 2fr;
    gap: ${space(6)};
    padding: ${space(6)};
  }
`;

// Nothing can be typed before the code is there that keeps it.
const Fields = styled.fieldset`
  display: grid;
  gap: ${space(2.5)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Pair = styled.div`
  display: grid;
  gap: ${space(2.5)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

/** Rating and words of a guest; by the rating they go to the public page or to the owner. */
export function ReviewForm({ submitReview }: { submitReview: SubmitReview }) {
  const live = useHydrated();
  const [draft, setDraft] = useState(emptyReview);
  const [problem, setProblem] = useState<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [done, setDone] = useState<{ outcome: ReviewOutcome; text: string } | null>(null);

  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    const { review, problem: found } = checkReview(draft);
    setProblem(found && fieldText(found));
    if (!review) return;
    setSubmitting(true);
    try {
      const outcome = await submitReview(review);
      setDone({ outcome, text: review.text });
      setDraft(emptyReview);
    } catch {
      setProblem(text.failed);
    } finally {
      setSubmitting(false);
    }
  };

  if (done) return <ReviewThanks {...done} onAnother={() => setDone(null)} />;
  return (
    <Panel>
      <div>
        <SectionTitle as="h3">{text.title}</SectionTitle>
        <Lead>{text.lead}</Lead>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Fields disabled={!live}>
          <VisuallyHidden as="legend">{text.title}</VisuallyHidden>
          <StarRatingField rating={draft.rating} onRate={(rating) => change({ rating })} />
          {draft.rating > 0 && (
            <Notice>{goesPublic(draft.rating) ? text.toPublic : text.toOwner}</Notice>
          )}
          <Pair>
            <Field
              label={text.name}
              autoComplete="name"
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <Field
              label={text.email}
              hint={text.emailHint}
              type="email"
              autoComplete="email"
              value={draft.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          </Pair>
          <TextArea
            label={text.text}
            placeholder={text.textHint}
            rows={4}
            value={draft.text}
            onChange={(event) => change({ text: event.target.value })}
          />
          <PrivacyNote of="form" />
          {problem && <Notice kind="alert">{problem}</Notice>}
          <div>
            <Button type="submit" $kind="secondary" disabled={!isComplete(draft) || submitting}>
              {submitting ? text.submitting : text.submit}
            </Button>
          </div>
        </Fields>
      </form>
    </Panel>
  );
}
