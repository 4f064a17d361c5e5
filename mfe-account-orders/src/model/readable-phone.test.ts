import { readablePhone } from './readable-phone';

it('groups an Indian number as the restaurant writes its own', () => {
  expect(readablePhone('+919876543210')).toBe('+91\u00a098765\u00a043210');
});

it('leaves alone what it does not know', () => {
  for (const phone of ['', '98765', '+14155550123', '+91 98765 43210']) {
    expect(readablePhone(phone)).toBe(phone);
  }
});
