import { renderPage } from '@burger/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { codeDigits, PhonePanel, phoneWithCountry } from './phone';
import type { Outcome } from './sign-in';

function setUp(outcome: Outcome = { done: true }, number?: 'home') {
  const signIn = {
    sendCode: jest.fn((_phone: string) => Promise.resolve(outcome)),
    confirmCode: jest.fn((_code: string) => Promise.resolve<Outcome>({ done: true })),
  };
  renderPage(<PhonePanel signIn={signIn} {...(number && { number })} />);
  const user = userEvent.setup({ delay: null });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const send = async (typed = '9876543210') => {
    await user.type(phone(), typed);
    await press('Send Code');
    return screen.findByLabelText('6-digit code');
  };
  return { signIn, user, press, send };
}

const phone = () => screen.getByLabelText('Phone number with country code');
const refused = (problem: 'code' | 'expired'): Outcome => ({
  done: false,
  problem: { kind: 'known', problem },
});

test('starts with +91 and shows the form of a number', () => {
  setUp();
  expect(phone()).toHaveValue('+91');
  expect(phone()).toHaveAttribute('placeholder', '+91XXXXXXXXXX');
});

test('send the code, type it: it is verified with its last digit', async () => {
  const { signIn, user, press, send } = setUp();
  const code = await send(' 98765 43210');
  expect(signIn.sendCode).toHaveBeenCalledWith('+919876543210');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '12a3');
  await press('Verify Code');
  expect(code).toHaveAccessibleDescription(/Please enter the 6-digit code$/);
  await user.type(code, '45');
  await press('Verify Code');
  expect(signIn.confirmCode).not.toHaveBeenCalled();
  await user.type(code, '67');
  expect(signIn.confirmCode).toHaveBeenCalledWith('123456');
  expect(signIn.confirmCode).toHaveBeenCalledTimes(1);
});

test('a new code can be sent in place of one that is refused, or to another number', async () => {
  const { signIn, user, press, send } = setUp();
  signIn.confirmCode.mockResolvedValueOnce(refused('expired'));
  const code = await send();
  await user.type(code, '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('That code has expired.');
  expect(code).toHaveFocus();
  await press('Send a new code');
  expect(await screen.findByRole('status')).toHaveTextContent(
    'We sent a new code to +91 98765 43210.',
  );
  expect(signIn.sendCode).toHaveBeenCalledTimes(2);
  expect(code).toHaveValue('');
  expect(code).toHaveFocus();
  await press('Change phone number');
  expect(phone()).toHaveValue('+919876543210');
  expect(phone()).toHaveFocus();
});

test('a refused code is typed over, and checked again also as it stands', async () => {
  const { signIn, user, press, send } = setUp();
  signIn.confirmCode.mockResolvedValueOnce(refused('code')).mockResolvedValueOnce(refused('code'));
  await user.type(await send(), '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right.');
  await press('Verify Code');
  expect(signIn.confirmCode).toHaveBeenCalledTimes(2);
  await user.keyboard('123456');
  expect(signIn.confirmCode).toHaveBeenLastCalledWith('123456');
});

test('a code that was left behind tells nothing any more', async () => {
  const { signIn, user, press, send } = setUp();
  let answer: (outcome: Outcome) => void = () => undefined;
  signIn.confirmCode.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await user.type(await send(), '123456');
  await press('Change phone number');
  await act(async () => answer(refused('code')));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is no number is told at the field, a refusal as an alert', async () => {
  const { signIn, user, press } = setUp({
    done: false,
    problem: { kind: 'fallback', method: 'phone' },
  });
  await press('Send Code');
  expect(phone()).toHaveAccessibleDescription(/with its country code/);
  expect(signIn.sendCode).not.toHaveBeenCalled();
  await user.type(phone(), '9876543210{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Phone authentication failed; Recaptcha expired. Please try again.',
  );
  expect(phone()).toBeVisible();
});

test('a new code may be asked for after half a minute', async () => {
  jest.useFakeTimers();
  const { signIn, press, send } = setUp();
  const waits = 'You can ask for a new code in 30 s.';
  await send();
  expect(screen.getByText(waits)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  for (let second = 0; second < 30; second++) act(() => jest.advanceTimersByTime(1000));
  await press('Send a new code');
  expect(signIn.sendCode).toHaveBeenCalledTimes(2);
  expect(await screen.findByText(waits)).toBeVisible();
});

test('in a page the number is asked for as numbers are given at home', async () => {
  const { signIn, user, press } = setUp({ done: true }, 'home');
  const mobile = screen.getByLabelText('Mobile number (+91)');
  expect(mobile).toHaveValue('');
  expect(mobile).toHaveAttribute('autocomplete', 'tel-national');
  await press('Send Code');
  expect(mobile).toHaveAccessibleDescription(/Please enter your 10-digit mobile number$/);
  await user.type(mobile, '98765 43210{Enter}');
  expect(signIn.sendCode).toHaveBeenCalledWith('+919876543210');
});

test.each([
  ['+919876543210', ['+91+919876543210', '+91 98765 43210', '(0) 98765\u201343210']],
  ['+447700900123', ['+44 7700 900123', '+91 +44 (7700) 900123', '0044 7700 900123']],
  [null, ['', '+91', '+911234567890', '12345', '+0123456789', 'call me']],
])('numbers are taken in every usual form: %s', (number, forms) =>
  expect(forms.map(phoneWithCountry)).toEqual(forms.map(() => number)),
);

test('a code is never more than six digits, whatever is pasted', () => {
  fc.assert(fc.property(fc.string(), (text) => /^\d{0,6}$/.test(codeDigits(text))));
  const pasted = ['Your code: 123 456.', 'G-123456', '1 time code: 123456', '123-456', '१२३४५६'];
  expect(pasted.map(codeDigits)).toEqual(pasted.map(() => '123456'));
});
