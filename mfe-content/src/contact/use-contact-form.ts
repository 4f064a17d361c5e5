import { fieldText } from '@burger/shared/fields';
import { useEffect, useState, type FormEvent } from 'react';
import {
  checkContact,
  emptyContact,
  type ContactDraft,
  type ContactProblems,
} from './contact-draft';
import type { SendMessage } from './send-message';

type State = 'editing' | 'sending' | 'sent' | 'failed';

const bannerMs = 5000;

/** The contact form's fields and what became of them. The success banner stays for five seconds (spec.md §4). */
export function useContactForm(sendMessage: SendMessage) {
  const [draft, setDraft] = useState(emptyContact);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [state, setState] = useState<State>('editing');

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('editing'), bannerMs);
    return () => clearTimeout(timer);
  }, [state]);

  const change = (field: keyof ContactDraft, value: string) => {
    setDraft((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _righted, ...others }) => others);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    const { message, problems: found } = checkContact(draft);
    setProblems(found ?? {});
    if (!message) {
      setState('editing');
      focusFirst(event.currentTarget as HTMLFormElement, found);
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

  return { draft, problems: texts(problems), state, change, submit };
}

const texts = (problems: ContactProblems): Partial<Record<keyof ContactDraft, string>> =>
  Object.fromEntries(Object.entries(problems).map(([field, fault]) => [field, fieldText(fault)]));

function focusFirst(form: HTMLFormElement, problems: ContactProblems) {
  const first = [...form.elements].find((field) => (field as HTMLInputElement).name in problems);
  (first as HTMLElement | undefined)?.focus();
}
