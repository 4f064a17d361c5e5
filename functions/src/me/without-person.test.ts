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

test('papers stay, but for what somebody wrote of why something was taken back', () => {
  const paper = { kind: 'creditNote', serial: 'BKC/2627/1', reason: 'Mrs Rao of flat 12 called' };
  expect(withoutPerson({ papers: [paper] })).toMatchObject({ papers: [{ ...paper, reason: '' }] });
  expect(withoutPerson({})).not.toHaveProperty('papers');
});
