import { contactSubjects } from '@burger/shared/contracts';
import { PrivacyNote } from '@burger/shared/privacy';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Button, Field, from, Notice, Select, space, Stack, TextArea } from '@burger/shared/ui';
import type { FormEvent } from 'react';
import { contactMessages as text } from './messages';
import type { ContactDraft } from './contact-draft';
import type { SendMessage } from './send-message';
import { useContactForm } from './use-contact-form';

const Pair = styled.div`
  display: grid;
  gap: ${space(2.5)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

// What is written stands beside who writes it, where there is the width.
const Halves = styled.div`
  display: grid;
  gap: ${space(2.5)};
  ${from.desktop} {
    grid-template-columns: 1.2fr 1fr;
    gap: ${space(4)};
  }
`;

/** A message to the restaurant. What is wrong stands at its field; what is written stays until it was sent. */
export function ContactForm({ sendMessage }: { sendMessage: SendMessage }) {
  const { draft, problems, state, change, submit } = useContactForm(sendMessage);
  const bind = (field: keyof ContactDraft) => ({
    name: field,
    value: draft[field],
    error: problems[field],
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  });
  return (
    <Stack as="form" noValidate $gap={2.5} onSubmit={(event: FormEvent) => void submit(event)}>
      <Halves>
        <Pair>
          <Field label={text.name} autoComplete="name" {...bind('name')} />
          <Field label={text.email} type="email" autoComplete="email" {...bind('email')} />
          <Field
            label={text.phone}
            hint={text.phoneHint}
            type="tel"
            autoComplete="tel"
            required={false}
            {...bind('phone')}
          />
          <Select label={text.subject} {...bind('subject')}>
            <option value="" disabled>
              {text.choose}
            </option>
            {contactSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {text.subjects[subject]}
              </option>
            ))}
          </Select>
        </Pair>
        <TextArea label={text.message} rows={6} {...bind('message')} />
      </Halves>
      {state === 'failed' && <Notice kind="alert">{text.failed}</Notice>}
      {state === 'sent' && <Notice kind="success">{text.sent(restaurant.replyHours)}</Notice>}
      <PrivacyNote of="form" />
      <div>
        <Button type="submit" disabled={state === 'sending'}>
          {state === 'sending' ? text.sending : text.send}
        </Button>
      </div>
    </Stack>
  );
}
