import { checkAddress } from './newsletter-address';

test('an address is trimmed', () => {
  expect(checkAddress(' asha@example.in ')).toEqual({ email: 'asha@example.in', problem: null });
});

test.each(['', 'asha', 'asha@example', 'a b@example.in'])('"%s" is refused', (typed) => {
  expect(checkAddress(typed).problem).toMatchObject({ problem: 'bad-email' });
});
