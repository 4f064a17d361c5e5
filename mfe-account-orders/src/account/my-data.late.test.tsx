import { renderPage } from '@burger/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asha } from '../testing/people';
import type { MyData as Cases } from './my-data';
import { MyData } from './my-data.late';

const details = { name: 'Asha', phone: '', address: '', landmark: '' };

function setUp(changes: Partial<Cases> = {}, user = asha) {
  const cases: Cases = {
    start: async () => details,
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

test('what is wrong stands at its field and has the focus; nothing is kept meanwhile', async () => {
  const { cases, user } = setUp();
  await user.type(screen.getByRole('textbox', { name: /Phone number/ }), '12345');
  await press('Save');
  const phone = screen.getByRole('textbox', { name: /Phone number/ });
  expect(phone).toHaveAccessibleDescription(/Please enter a valid Indian mobile number/);
  expect(phone).toHaveFocus();
  expect(cases.save).not.toHaveBeenCalled();
});

test.each([
  ['kept, and that is said', () => Promise.resolve(), 'Saved.'],
  ['still there after a failure', () => Promise.reject(new Error('503')), /could not save/],
])('what was typed is %s', async (_what, answer, said) => {
  const save = jest.fn(answer);
  const { user } = setUp({ save });
  await user.type(name(), ' Rao');
  await user.type(screen.getByRole('textbox', { name: /Delivery address/ }), '7, Temple Road');
  await press('Save');
  const typed = { ...details, name: 'Asha Rao', address: '7, Temple Road' };
  expect(save).toHaveBeenCalledWith(asha, typed);
  expect(screen.getByText(said)).toBeVisible();
  expect(name()).toHaveValue('Asha Rao');
});

test('the number that somebody signs in with stands there to read', () => {
  setUp({}, { ...asha, phoneNumber: '+919000000020' });
  expect(screen.getByRole('textbox', { name: /Phone number/ })).toHaveAttribute('readonly');
});

test('the file comes, or it is said that it does not', async () => {
  let fails = true;
  setUp({ download: () => (fails ? Promise.reject(new Error('503')) : Promise.resolve()) });
  await press('Download my data');
  expect(screen.getByRole('alert')).toHaveTextContent('could not get your data');
  fails = false;
  await press('Download my data');
  expect(screen.getByText('Your file is ready.')).toBeVisible();
});

test.each([
  ['a refusal', () => Promise.resolve({ refused: 'An order is under way' }), 'is under way'],
  ['a failure', () => Promise.reject(new Error('503')), 'could not delete'],
])('%s is said in the dialog, and the account stays', async (_what, erase, said) => {
  const { onErased } = setUp({ erase });
  await press('Delete my account…');
  await press('Delete it for good');
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(said);
  expect(onErased).not.toHaveBeenCalled();
});
