import contact from '@burger/restaurant/pages/contact.json';
import {
  type Contact,
  ContactSchema,
  type ContactSubject,
  contactSubjects,
} from '@burger/shared/contracts';
import type { Wait } from '@burger/shared/platform/device';
import { fieldFault, type FieldFault, fieldText } from '@burger/shared/ui/fields';
import { inPageLanguage } from '@burger/shared/i18n';
import { PrivacyNote } from '@burger/shared/ui/privacy-note';
import { fill, restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import {
  Button,
  buttonStyle,
  type ButtonStyle,
  Card,
  Container,
  Field,
  Lead,
  Notice,
  SectionTitle,
  Select,
  Stack,
  TextArea,
} from '@burger/shared/ui';
import { from, size, space } from '@burger/shared/theme';
import { MessageCircle, Phone } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import * as v from 'valibot';
import { chatLink, faqMessages as faq } from '../faq/messages/en';
import { IntroScene } from '../parts/intro-scene';
import { PageEnd } from '../parts/page-end';
import { pageFacts } from '../parts/page-facts';
import { PageIntro } from '../parts/page-intro';
import { Section } from '../parts/section';
import { VisitInfo } from '../visit/visit-info';
import { contactMessages as text } from './messages/en';

export type ContactDraft = Record<'name' | 'email' | 'phone' | 'message', string> & {
  subject: ContactSubject | '';
};

export const emptyContact: ContactDraft = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

type ContactProblems = Partial<Record<keyof ContactDraft, FieldFault>>;

export function checkContact(
  draft: ContactDraft,
): { message: Contact; problems: null } | { message: null; problems: ContactProblems } {
  const result = v.safeParse(ContactSchema, draft, { abortPipeEarly: true });
  if (result.success) return { message: result.output, problems: null };
  const problems: ContactProblems = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) as keyof ContactDraft | null;
    const fault = fieldFault(issue);
    if (field && fault) problems[field] ??= fault;
  }
  return { message: null, problems };
}

/**
 * Sends a contact message. Takes at least a second, so that the visitor notices that something happens
 * (spec.md §4).
 */
export type SendMessage = (message: Contact) => Promise<void>;

const shortestSendMs = 1000;

export const createSendMessage =
  (send: SendMessage, wait: Wait): SendMessage =>
  async (message) => {
    const [sent] = await Promise.allSettled([send(message), wait(shortestSendMs)]);
    if (sent.status === 'rejected') throw sent.reason;
  };

const bannerMs = 5000;

const Pair = styled.div`
  display: grid;
  gap: ${space(2.5)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

const Halves = styled.div`
  display: grid;
  gap: ${space(2.5)};
  ${from.desktop} {
    grid-template-columns: 1.2fr 1fr;
    gap: ${space(4)};
  }
`;

function ContactForm({ sendMessage }: { sendMessage: SendMessage }) {
  const [draft, setDraft] = useState(emptyContact);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [state, setState] = useState<'editing' | 'sending' | 'sent' | 'failed'>('editing');

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('editing'), bannerMs);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const { message, problems: found } = checkContact(draft);
    setProblems(found ?? {});
    if (!message) {
      setState('editing');
      const fields = [...event.currentTarget.elements] as HTMLInputElement[];
      fields.find(({ name }) => name in found)?.focus();
      return;
    }
    setState('sending');
    try {
      await sendMessage(message);
      setDraft(emptyContact);
      setState('sent');
    } catch {
      setState('failed');
    }
  };

  const bind = (field: keyof ContactDraft) => {
    const problem = problems[field];
    return {
      name: field,
      value: draft[field],
      error: problem && fieldText(problem),
      onChange: ({ target: { value } }: { target: { value: string } }) => {
        setDraft((before) => ({ ...before, [field]: value }));
        setProblems(({ [field]: _righted, ...others }) => others);
      },
    };
  };

  return (
    <Stack
      as="form"
      noValidate
      $gap={2.5}
      onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
    >
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

const reported = fill(inPageLanguage('mfe-content/contact-text', contact), pageFacts);

const ActionRow = styled.div`
  display: grid;
  gap: ${space(1.5)};
  width: 100%;
  margin-top: ${space(1)};
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Action = styled.a<ButtonStyle>`
  ${buttonStyle}
  min-height: 3.5rem;
  padding-inline: ${space(3.5)};
  font-size: ${size.lg};
`;

const ContactActions = () => (
  <ActionRow>
    <Action href={telLink(pageFacts.phone)}>
      <Phone aria-hidden size={22} />
      {faq.call}
    </Action>
    <Action href={chatLink} target="_blank" rel="noopener" $kind="secondary">
      <MessageCircle aria-hidden size={22} />
      {faq.chat}
    </Action>
  </ActionRow>
);

const Writing = styled(Container).attrs({ as: 'section' })`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(3)} ${space(6)};
  ${from.desktop} {
    h2 {
      font-size: ${size.xxxl};
    }
  }
`;

const Ending = styled(Container)`
  padding-bottom: ${space(7)};
`;

export const ContactPage = ({ sendMessage, map }: { sendMessage: SendMessage; map: ReactNode }) => (
  <>
    <PageIntro
      title={text.title}
      lead={reported.lead}
      ground="leaf"
      art={<IntroScene {...reported.picture} />}
    >
      <ContactActions />
    </PageIntro>
    <Section title={text.find} lead={reported.find}>
      <VisitInfo wide map={map} />
    </Section>
    <Writing>
      <Stack $gap={1}>
        <SectionTitle>{text.formTitle}</SectionTitle>
        <Lead>{text.formLead(restaurant.replyHours)}</Lead>
      </Stack>
      <Card>
        <ContactForm sendMessage={sendMessage} />
      </Card>
    </Writing>
    <Ending>
      <PageEnd />
    </Ending>
  </>
);
