import {
  Button,
  Card,
  Field,
  Lead,
  Notice,
  SectionTitle,
  Stack,
  TextArea,
} from '@burger/shared/ui';
import { useState, type FormEvent } from 'react';
import { homeMessages } from '../messages';
import { checkReview, emptyReview, goesPublic, isComplete } from '../model/review-draft';
import type { ReviewOutcome, SubmitReview } from '../use-cases/submit-review';
import { ReviewThanks } from './review-thanks';
import { StarRatingField } from './star-rating-field';

const text = homeMessages.form;

/** Rating and words of a guest; by the rating they go to the public page or to the owner. */
export function ReviewForm({ submitReview }: { submitReview: SubmitReview }) {
  const [draft, setDraft] = useState(emptyReview);
  const [problem, setProblem] = useState<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [done, setDone] = useState<{ outcome: ReviewOutcome; text: string } | null>(null);

  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    const { review, problem: found } = checkReview(draft);
    setProblem(found);
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
    <Card>
      <Stack as="form" noValidate $gap={2.5} onSubmit={(event: FormEvent) => void submit(event)}>
        <Stack $gap={0.5}>
          <SectionTitle as="h3">{text.title}</SectionTitle>
          <Lead>{text.lead}</Lead>
        </Stack>
        <StarRatingField rating={draft.rating} onRate={(rating) => change({ rating })} />
        {draft.rating > 0 && (
          <Notice>{goesPublic(draft.rating) ? text.toPublic : text.toOwner}</Notice>
        )}
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
        <TextArea
          label={text.text}
          placeholder={text.textHint}
          rows={4}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        {problem && <Notice kind="alert">{problem}</Notice>}
        <Button type="submit" disabled={!isComplete(draft) || submitting}>
          {submitting ? text.submitting : text.submit}
        </Button>
      </Stack>
    </Card>
  );
}
