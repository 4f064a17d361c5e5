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

test('the phone field of the sign-in dialog starts with +91 and has a placeholder', () => {
  setUp();
  expect(phone()).toHaveValue('+91');
  expect(phone()).toHaveAttribute('placeholder', '+91XXXXXXXXXX');
});

test('a typed SMS code is verified as soon as its last digit is typed', async () => {
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

test('a new SMS code can be sent after an expired one, or to another number', async () => {
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

test('a rejected SMS code is selected to be typed over, and can be verified again', async () => {
  const { signIn, user, press, send } = setUp();
  signIn.confirmCode.mockResolvedValueOnce(refused('code')).mockResolvedValueOnce(refused('code'));
  await user.type(await send(), '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right.');
  await press('Verify Code');
  expect(signIn.confirmCode).toHaveBeenCalledTimes(2);
  await user.keyboard('123456');
  expect(signIn.confirmCode).toHaveBeenLastCalledWith('123456');
});

test('the verification result of an abandoned SMS code is ignored', async () => {
  const { signIn, user, press, send } = setUp();
  let answer: (outcome: Outcome) => void = () => undefined;
  signIn.confirmCode.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await user.type(await send(), '123456');
  await press('Change phone number');
  await act(async () => answer(refused('code')));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('phone sign-in shows an invalid number at its field and a rejected one as an alert', async () => {
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

test('a new SMS code can be requested after 30 seconds', async () => {
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

test('the phone form inside a page accepts a number without country code', async () => {
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
])('phoneWithCountry returns %s for every usual notation', (number, forms) =>
  expect(forms.map(phoneWithCountry)).toEqual(forms.map(() => number)),
);

test('codeDigits returns at most six digits of any pasted text', () => {
  fc.assert(fc.property(fc.string(), (text) => /^\d{0,6}$/.test(codeDigits(text))));
  const pasted = ['Your code: 123 456.', 'G-123456', '1 time code: 123456', '123-456', '१२३४५६'];
  expect(pasted.map(codeDigits)).toEqual(pasted.map(() => '123456'));
});
