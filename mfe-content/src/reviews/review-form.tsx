import { fieldText } from '@burger/shared/ui/fields';
import { PrivacyNote } from '@burger/shared/ui/privacy-note';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import {
  Button,
  Card,
  Field,
  Lead,
  Notice,
  SectionTitle,
  Stack,
  TextArea,
  VisuallyHidden,
} from '@burger/shared/ui';
import { color, from, motion, radius, size, space } from '@burger/shared/theme';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useEarlyInput } from '../parts/use-early-input';
import { OutsideLink } from '../visit/visit-info';
import { reviewMessages } from './messages/en';
import {
  checkReview,
  emptyReview,
  goesPublic,
  isComplete,
  ratings,
  type ReviewOutcome,
  type SubmitReview,
} from './review';
import { StarIcon } from './reviews';

const text = reviewMessages.form;

const Group = styled.fieldset`
  display: grid;
  gap: ${space(0.5)};
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: 600;
  font-size: ${size.sm};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  cursor: pointer;
  svg {
    pointer-events: none;
    transition: transform ${motion.quick};
  }
  &:hover svg {
    transform: scale(1.12);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.flameInk};
    outline-offset: -2px;
    border-radius: 12px;
  }
`;

const Label = styled.output`
  margin-left: ${space(1)};
  color: ${color.inkSoft};
  font-weight: 600;
`;

/** Radio buttons for one to five stars. The label previews the star under the pointer. */
function StarRatingField({ rating, onRate }: { rating: number; onRate: (rating: number) => void }) {
  const [hovered, setHovered] = useState(0);
  const visible = hovered || rating;
  return (
    <Group role="radiogroup">
      <Legend>{text.rating}</Legend>
      <Row onMouseLeave={() => setHovered(0)}>
        {ratings.map((star) => (
          <Choice key={star} onMouseEnter={() => setHovered(star)}>
            <input
              type="radio"
              name="rating"
              value={star}
              checked={rating === star}
              aria-label={`${text.starName(star)}, ${text.labels[star]}`}
              onChange={() => onRate(star)}
            />
            <StarIcon size={30} $filled={star <= visible} />
          </Choice>
        ))}
        <Label>{text.labels[visible]}</Label>
      </Row>
    </Group>
  );
}

function ReviewThanks({
  outcome,
  text: written,
  onAnother,
}: {
  outcome: ReviewOutcome;
  text: string;
  onAnother: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <Stack $gap={2.5}>
        <SectionTitle as="h3" ref={heading} tabIndex={-1}>
          {text.thanks}
        </SectionTitle>
        {outcome === 'mailed' && <Notice kind="success">{text.private}</Notice>}
        {outcome === 'copied' && <Notice kind="success">{text.public}</Notice>}
        {outcome === 'shown' && (
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

const Fields = styled.fieldset`
  display: grid;
  gap: ${space(2.5)};
  min-width: 0;
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

export function ReviewForm({ submitReview }: { submitReview: SubmitReview }) {
  const [draft, setDraft] = useState(emptyReview);
  const [problem, setProblem] = useState<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [done, setDone] = useState<{ outcome: ReviewOutcome; text: string } | null>(null);
  const form = useEarlyInput(
    useCallback(
      (entered) =>
        setDraft({
          rating: Number(entered('rating')),
          name: entered('name'),
          email: entered('email'),
          text: entered('text'),
        }),
      [],
    ),
  );
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
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Fields>
          <VisuallyHidden as="legend">{text.title}</VisuallyHidden>
          <StarRatingField rating={draft.rating} onRate={(rating) => change({ rating })} />
          {draft.rating > 0 && (
            <Notice>{goesPublic(draft.rating) ? text.toPublic : text.toOwner}</Notice>
          )}
          <Pair>
            <Field
              label={text.name}
              name="name"
              autoComplete="name"
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <Field
              label={text.email}
              name="email"
              hint={text.emailHint}
              type="email"
              autoComplete="email"
              value={draft.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          </Pair>
          <TextArea
            label={text.text}
            name="text"
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
