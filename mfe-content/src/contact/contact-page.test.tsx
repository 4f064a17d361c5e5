import { wait } from '@burger/shared/platform/device';
import { pageRules } from '@burger/shared/shop/page';
import { renderPage } from '@burger/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaMap } from '../visit/area-map';
import {
  checkContact,
  type ContactDraft,
  ContactPage,
  createSendMessage,
  emptyContact,
  type SendMessage,
} from './contact-page';

const show = (sendMessage: SendMessage = jest.fn()) =>
  renderPage(<ContactPage map={<AreaMap />} sendMessage={sendMessage} />);
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

const write = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });

function fill() {
  write(field(/^Name/), 'Asha');
  write(field(/^Email/), 'asha@example.in');
  write(screen.getByRole('combobox', { name: /Subject/ }), 'catering');
  write(field(/^Message/), 'Thirty burgers?');
}

test('the contact page shows address, phones, emails, opening hours and map', () => {
  show();
  expect(screen.getAllByText(/14 Kithaganur Main Road/)).not.toHaveLength(0);
  expect(screen.getAllByRole('link', { name: /^\+91/ })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /@/ })).toHaveLength(2);
  expect(screen.getByText('Every day 11:00 AM to 10:00 PM')).toBeVisible();
  expect(screen.getByText('Kitchen closes 9:30 PM, last orders 9:15 PM')).toBeVisible();
  expect(screen.getByRole('img', { name: /^Map/ })).toBeVisible();
});

test('the contact page lists upcoming special days next to the opening hours', () => {
  jest.useFakeTimers({ now: new Date('2026-11-08T12:00:00+05:30') });
  const days = ['2026-11-07', '2026-11-08', '2026-12-25'];
  pageRules.specialDays = days.map((date) => ({ date, sittings: [] }));
  show();
  delete pageRules.specialDays;
  expect(screen.getAllByText(/, closed$/).map(({ textContent }) => textContent)).toEqual([
    '8 November, closed',
    '25 December, closed',
  ]);
});

test('the subject field of the contact form has six options and none selected', () => {
  show();
  expect(screen.getByRole('combobox')).toHaveValue('');
  const values = screen.getAllByRole<HTMLOptionElement>('option').map((option) => option.value);
  expect(values.slice(1).join(' ')).toBe(
    'general reservation catering feedback complaint partnership',
  );
});

test('an empty contact form is not sent, shows an error per field and focuses the first', async () => {
  const sendMessage = jest.fn();
  show(sendMessage);
  await send();
  expect(field(/^Name/)).toHaveFocus();
  expect(field(/^Name/)).toHaveAccessibleDescription('Please enter your name');
  expect(screen.getByText('Please choose a subject')).toBeVisible();
  expect(field(/^Phone/)).toBeValid();
  expect(sendMessage).not.toHaveBeenCalled();
});

test('a sent contact message shows a banner for five seconds', async () => {
  jest.useFakeTimers();
  const sendMessage = jest.fn().mockResolvedValue(undefined);
  show(sendMessage);
  fill();
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(0));
  const banner = /We will reply within 24 hours/;
  expect(screen.getByRole('status')).toHaveTextContent(banner);
  await act(() => jest.advanceTimersByTimeAsync(4999));
  expect(screen.getByText(banner)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByText(banner)).not.toBeInTheDocument();
  expect(sendMessage).toHaveBeenCalledTimes(1);
  expect(field(/^Message/)).toHaveValue('');
});

test('a contact message that failed to send keeps its text and shows an error', async () => {
  show(() => Promise.reject(new Error('500')));
  fill();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'There was an error sending your message. Please try again or contact us directly.',
  );
  expect(field(/^Message/)).toHaveValue('Thirty burgers?');
});

const good: ContactDraft = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '',
  subject: 'catering',
  message: 'Thirty burgers on Friday?',
};

test.each([
  ['an empty required field', emptyContact, 'missing', ['email', 'message', 'name', 'subject']],
  ['an invalid email address', { ...good, email: 'asha' }, 'bad-email', ['email']],
  [
    'a message of 10,000 characters',
    { ...good, message: 'x'.repeat(10_000) },
    'too-long',
    ['message'],
  ],
] as const)(
  '%s of the contact form is reported at its field only',
  (_name, draft, problem, fields) => {
    const problems = checkContact(draft).problems ?? {};
    expect(Object.keys(problems).sort()).toEqual(fields);
    for (const fault of Object.values(problems)) expect(fault.problem).toBe(problem);
  },
);

test.each([
  ['sending takes a second even with an instant answer', Promise.resolve(), 'sent'],
  ['a failure is reported after a second', Promise.reject(new Error('503')), '503'],
])('createSendMessage of the contact form: %s', async (_name, answer, reported) => {
  jest.useFakeTimers();
  const received: string[] = [];
  void createSendMessage(
    () => answer,
    wait,
  )({ ...good, subject: 'catering' }).then(
    () => received.push('sent'),
    (error: Error) => received.push(error.message),
  );
  await jest.advanceTimersByTimeAsync(999);
  expect(received).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(received).toEqual([reported]);
});
