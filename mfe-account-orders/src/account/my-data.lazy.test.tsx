import { renderPage } from '@burger/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asha } from '../testing/people';
import type { MyData as Cases } from './my-data';
import { MyData } from './my-data.lazy';

const details = { name: 'Asha', phone: '', address: '', landmark: '' };

function setUp(changes: Partial<Cases> = {}, user = asha) {
  const cases: Cases = {
    start: async () => details,
    // Their own test covers the consents, which stay loading here.
    consents: { read: () => new Promise(() => undefined), end: async () => undefined },
    save: jest.fn().mockResolvedValue(undefined),
    download: jest.fn().mockResolvedValue(undefined),
    erase: jest.fn().mockResolvedValue('erased'),
    ...changes,
  };
  const onErased = jest.fn();
  renderPage(<MyData user={user} details={details} cases={cases} onErased={onErased} />);
  return { cases, onErased, user: userEvent.setup() };
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));

test('an invalid phone number shows an error at its field, gets the focus and is not saved', async () => {
  const { cases, user } = setUp();
  await user.type(screen.getByRole('textbox', { name: /Phone number/ }), '12345');
  await press('Save');
  const phone = screen.getByRole('textbox', { name: /Phone number/ });
  expect(phone).toHaveAccessibleDescription(/Please enter a valid Indian mobile number/);
  expect(phone).toHaveFocus();
  expect(cases.save).not.toHaveBeenCalled();
});

test.each([
  ['saved and confirmed', () => Promise.resolve(), 'Saved.'],
  ['kept in the form after a failure', () => Promise.reject(new Error('503')), /could not save/],
])('a changed name and address in the account form is %s', async (_what, answer, message) => {
  const save = jest.fn(answer);
  const { user } = setUp({ save });
  await user.type(name(), ' Rao');
  await user.type(screen.getByRole('textbox', { name: /Delivery address/ }), '7, Temple Road');
  await press('Save');
  const typed = { ...details, name: 'Asha Rao', address: '7, Temple Road' };
  expect(save).toHaveBeenCalledWith(asha, typed);
  expect(screen.getByText(message)).toBeVisible();
  expect(name()).toHaveValue('Asha Rao');
});

test('a phone number used for signing in is read-only', () => {
  setUp({}, { ...asha, phoneNumber: '+919000000020' });
  expect(screen.getByRole('textbox', { name: /Phone number/ })).toHaveAttribute('readonly');
});

test('the data download shows a confirmation, or an error after which it can be repeated', async () => {
  let fails = true;
  setUp({ download: () => (fails ? Promise.reject(new Error('503')) : Promise.resolve()) });
  await press('Download my data');
  expect(screen.getByRole('alert')).toHaveTextContent('could not get your data');
  fails = false;
  await press('Download my data');
  expect(screen.getByText('Your file is ready.')).toBeVisible();
});

test.each([
  [
    'a refused deletion',
    () => Promise.resolve({ refused: 'An order is under way' }),
    'is under way',
  ],
  ['a failed deletion', () => Promise.reject(new Error('503')), 'could not delete'],
])('%s shows its message in the dialog, and the account stays', async (_what, erase, message) => {
  const { onErased } = setUp({ erase });
  await press('Delete my account…');
  await press('Delete it for good');
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(message);
  expect(onErased).not.toHaveBeenCalled();
});
