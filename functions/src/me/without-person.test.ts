import { withoutPerson } from './without-person';

test.each([
  ['Mrs Rao of flat 12 called', null],
  ['too-busy', 'too-busy'],
])('why it was cancelled: %s becomes %s', (reason, left) => {
  expect(withoutPerson({ reason })).toMatchObject({ reason: left });
});

test('an order that was not cancelled gets no reason', () => {
  expect(withoutPerson({ customerId: 'asha' })).not.toHaveProperty('reason');
});
