import { type Newsletter as Consent, NewsletterSchema } from '@burger/shared/contracts';
import { pageLanguage } from '@burger/shared/i18n';
import { fieldFault, type FieldFault, fieldText } from '@burger/shared/ui/fields';
import { PrivacyNote } from '@burger/shared/ui/privacy-note';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import {
  Button,
  Field,
  Notice,
  SectionTitle,
  useHydrated,
  VisuallyHidden,
} from '@burger/shared/ui';
import { color, from, radius, space } from '@burger/shared/theme';
import { type FormEvent, useCallback, useId, useState } from 'react';
import * as v from 'valibot';
import { useEarlyInput } from '../parts/use-early-input';
import { postNewsletter } from '../parts/site-api';
import { newsletterMessages as text } from './messages/en';

// The number of the text below the form, which the server stores as what the subscriber agreed to.
const consentText = 1;

function checkAddress(
  typed: string,
): { email: string; problem: null } | { email: null; problem: FieldFault | null } {
  const { email } = NewsletterSchema.entries;
  const result = v.safeParse(email, typed, { abortPipeEarly: true });
  return result.success
    ? { email: result.output, problem: null }
    : { email: null, problem: fieldFault(result.issues[0]) };
}

const Box = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)} ${space(3)};
  border-radius: ${radius.card};
  background: ${color.amberWash};
  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    padding: ${space(5)} ${space(6)};
  }
`;

const TextColumn = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Line = styled.fieldset`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
  padding: 0;
  border: 0;
  ${from.tablet} {
    grid-template-columns: 1fr auto;
    > button {
      margin-top: 1.65rem;
      height: 3rem;
    }
  }
`;

const Answer = styled.div`
  grid-column: 1 / -1;
  outline: none;
`;

const Terms = styled.div`
  grid-column: 1 / -1;
`;

// A phone's keyboard covers what is below the field, so the message is above the field and gets the focus.
const comeIntoView = (answer: HTMLElement | null) => answer?.focus();

export function Newsletter({
  subscribe = postNewsletter,
}: {
  subscribe?: (consent: Consent) => Promise<void>;
}) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'editing' | 'sending' | 'done' | 'failed'>('editing');
  const titleId = useId();
  const live = useHydrated();
  const form = useEarlyInput(useCallback((entered) => setTyped(entered('email')), []));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    const { email, problem: found } = checkAddress(typed);
    setProblem(found && fieldText(found));
    setState(email ? 'sending' : 'editing');
    if (!email) return;
    try {
      await subscribe({ email, language: pageLanguage, text: consentText });
      setTyped('');
      setState('done');
    } catch {
      setState('failed');
    }
  };

  return (
    <Box aria-labelledby={titleId}>
      <TextColumn>
        <SectionTitle id={titleId}>{text.title(restaurant.lettersAMonth)}</SectionTitle>
        <p>{text.lead}</p>
      </TextColumn>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Line>
          <VisuallyHidden as="legend">{text.title(restaurant.lettersAMonth)}</VisuallyHidden>
          {state === 'done' && (
            <Answer ref={comeIntoView} tabIndex={-1}>
              <Notice kind="success">{text.done}</Notice>
            </Answer>
          )}
          {state === 'failed' && (
            <Answer>
              <Notice kind="alert">{text.failed}</Notice>
            </Answer>
          )}
          <Field
            label={text.email}
            name="email"
            type="email"
            autoComplete="email"
            value={typed}
            error={problem}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" $kind="secondary" disabled={!live || state === 'sending'}>
            {state === 'sending' ? text.submitting : text.submit}
          </Button>
          <Terms>
            <PrivacyNote text={text.consent(restaurant.lettersAMonth)} />
          </Terms>
        </Line>
      </form>
    </Box>
  );
}
