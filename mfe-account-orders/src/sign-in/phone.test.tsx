import { renderPage } from '@burger/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { PhonePanel } from './phone';
import type { Outcome } from './sign-in';
import { codeDigits, phoneWithCountry } from './use-phone';

function setUp(outcome: Outcome = { done: true }, number?: 'home') {
  const signIn = {
    sendCode: jest.fn((_phone: string) => Promise.resolve(outcome)),
    confirmCode: jest.fn((_code: string) => Promise.resolve<Outcome>({ done: true })),
  };
  renderPage(<PhonePanel signIn={signIn} {...(number && { number })} />);
  return { signIn, user: userEvent.setup({ delay: null }) };
}

const phone = () => screen.getByLabelText('Phone number with country code');
const press = (name: string) => screen.getByRole('button', { name });

test('starts with +91 and shows the form of a number', () => {
  setUp();
  expect(phone()).toHaveValue('+91');
  expect(phone()).toHaveAttribute('placeholder', '+91XXXXXXXXXX');
});

test('send the code, type it: it is verified with its last digit', async () => {
  const { signIn, user } = setUp();
  await user.type(phone(), ' 98765 43210');
  await user.click(press('Send Code'));
  expect(signIn.sendCode).toHaveBeenCalledWith('+919876543210');
  const code = await screen.findByLabelText('6-digit code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '12a3');
  await user.click(press('Verify Code'));
  expect(code).toHaveAccessibleDescription(/Please enter the 6-digit code$/);
  await user.type(code, '45');
  expect(signIn.confirmCode).not.toHaveBeenCalled();
  await user.type(code, '67');
  expect(signIn.confirmCode).toHaveBeenCalledWith('123456');
  expect(signIn.confirmCode).toHaveBeenCalledTimes(1);
});

test.each([' 123 456', 'Code: 123456'])(
  'a pasted %j keeps all its digits, and is checked at once',
  async (copied) => {
    const { signIn, user } = setUp();
    await user.type(phone(), '+919876543210');
    await user.click(press('Send Code'));
    expect(signIn.sendCode).toHaveBeenCalledWith('+919876543210');
    await screen.findByLabelText('6-digit code');
    await user.paste(copied);
    expect(signIn.confirmCode).toHaveBeenCalledWith('123456');
  },
);

test('Change phone number goes back to the number', async () => {
  const { user } = setUp();
  await user.type(phone(), '9876543210');
  await user.click(press('Send Code'));
  await user.type(await screen.findByLabelText('6-digit code'), '123');
  await user.click(press('Change phone number'));
  expect(phone()).toHaveValue('+919876543210');
  expect(phone()).toHaveFocus();
  await user.click(press('Send Code'));
  expect(await screen.findByLabelText('6-digit code')).toHaveValue('');
});

test('a code that is refused can be typed over, or a new one sent', async () => {
  const { signIn, user } = setUp();
  signIn.confirmCode.mockResolvedValueOnce({
    done: false,
    problem: { kind: 'known', problem: 'expired' },
  });
  await user.type(phone(), '9876543210');
  await user.click(press('Send Code'));
  const code = await screen.findByLabelText('6-digit code');
  await user.type(code, '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'That code has expired. Send a new one.',
  );
  expect(code).toHaveFocus();
  await user.click(press('Send a new code'));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'We sent a new code to +91 98765 43210.',
  );
  expect(signIn.sendCode).toHaveBeenCalledTimes(2);
  expect(code).toHaveValue('');
  expect(code).toHaveFocus();
});

test('what is no number is told at the field, a refusal as an alert', async () => {
  const { signIn, user } = setUp({ done: false, problem: { kind: 'fallback', method: 'phone' } });
  await user.click(press('Send Code'));
  expect(phone()).toHaveAccessibleDescription(/with its country code/);
  expect(signIn.sendCode).not.toHaveBeenCalled();
  await user.type(phone(), '9876543210');
  await user.click(press('Send Code'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Phone authentication failed; Recaptcha expired. Please try again.',
  );
  expect(phone()).toBeVisible();
});

test('a refused code is typed over, and checked again also as it stands', async () => {
  const { signIn, user } = setUp();
  const refused: Outcome = { done: false, problem: { kind: 'known', problem: 'code' } };
  signIn.confirmCode.mockResolvedValueOnce(refused).mockResolvedValueOnce(refused);
  await user.type(phone(), '9876543210');
  await user.click(press('Send Code'));
  await user.type(await screen.findByLabelText('6-digit code'), '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right.');
  await user.click(press('Verify Code'));
  expect(signIn.confirmCode).toHaveBeenCalledTimes(2);
  await user.keyboard('123456');
  expect(signIn.confirmCode).toHaveBeenLastCalledWith('123456');
});

test('a new code may be asked for after half a minute', async () => {
  jest.useFakeTimers();
  try {
    const { signIn, user } = setUp();
    await user.type(phone(), '9876543210');
    await user.click(press('Send Code'));
    expect(await screen.findByText('You can ask for a new code in 30 s.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    for (let second = 0; second < 30; second++) act(() => jest.advanceTimersByTime(1000));
    await user.click(press('Send a new code'));
    expect(signIn.sendCode).toHaveBeenCalledTimes(2);
    expect(await screen.findByText('You can ask for a new code in 30 s.')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('in a page the number is asked for as numbers are given at home', async () => {
  const { signIn, user } = setUp({ done: true }, 'home');
  const mobile = screen.getByLabelText('Mobile number (+91)');
  expect(mobile).toHaveValue('');
  expect(mobile).toHaveAttribute('autocomplete', 'tel-national');
  await user.click(press('Send Code'));
  expect(mobile).toHaveAccessibleDescription(/Please enter your 10-digit mobile number$/);
  await user.type(mobile, '98765 43210{Enter}');
  expect(signIn.sendCode).toHaveBeenCalledWith('+919876543210');
});

test('Indian numbers are taken in every usual form, others with their country code', () => {
  for (const typed of [
    '+91+919876543210',
    '+91 98765 43210',
    '(0) 98765\u201343210',
    'tel:9876543210',
  ]) {
    expect(phoneWithCountry(typed)).toBe('+919876543210');
  }
  for (const typed of ['+44 7700 900123', '+91 +44 (7700) 900123', '0044 7700 900123']) {
    expect(phoneWithCountry(typed)).toBe('+447700900123');
  }
  for (const bad of ['', '+91', '+911234567890', '12345', '+0123456789', 'call me']) {
    expect(phoneWithCountry(bad)).toBeNull();
  }
});

test('a code is never more than six digits, whatever is pasted', () => {
  fc.assert(fc.property(fc.string(), (text) => /^\d{0,6}$/.test(codeDigits(text))));
  for (const pasted of [
    'Your code: 123 456.',
    ' 123456',
    'G-123456',
    '1 time code: 123456',
    '123-456',
    '१२३४५६',
  ]) {
    expect(codeDigits(pasted)).toBe('123456');
  }
});
