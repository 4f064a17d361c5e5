import { found, here, locationWorld } from '../testing/location-world';

test.each([
  [['unsupported'], 'unsupported'],
  [['denied'], 'denied'],
  [['unknown'], 'unknown'],
  [['unavailable', 'unavailable'], 'imprecise'],
  [['unavailable', 'timeout'], 'imprecise'],
  [['unavailable', 'denied'], 'denied'],
  [['timeout', 'timeout'], 'exhausted'],
  [['timeout', 'unavailable'], 'exhausted'],
] as const)('checkout, %j: %s', async (problems, problem) => {
  const { keeper, last, asked } = locationWorld({
    fixes: problems.map((one) => ({ problem: one })),
  });
  await keeper.lookUp('checkout');
  expect(last()).toMatchObject({ status: 'failed', problem });
  expect(asked).toHaveLength(problems.length);
});

test.each([
  ['unavailable', { timeout: 15_000, highAccuracy: true }],
  ['timeout', { timeout: 20_000, highAccuracy: false }],
] as const)('checkout, %s at first: says so while it tries again', async (problem, attempt) => {
  const { keeper, told, asked, last } = locationWorld({ fixes: [{ problem }, found] });
  await keeper.lookUp('checkout');
  expect(told[2]).toMatchObject({ status: 'looking', problem });
  expect(asked[1]).toMatchObject(attempt);
  expect(last()).toMatchObject({ status: 'known', coordinates: here, problem: null });
});

test('at the checkout a nameless place is no failure', async () => {
  const { keeper, last } = locationWorld({
    fixes: [found],
    name: { problem: 'service-unavailable' },
  });
  await keeper.lookUp('checkout');
  expect(last()).toMatchObject({ status: 'known', locality: 'Kithaganur', problem: null });
});
