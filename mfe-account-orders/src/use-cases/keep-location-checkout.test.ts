import { found, here, locationWorld } from './location-world';

test.each([
  [['unsupported'], 'Geolocation is not supported by this browser'],
  [['denied'], 'Location access denied by user'],
  [['unknown'], 'An unknown error occurred while retrieving location'],
  [['unavailable', 'unavailable'], 'Unable to get precise location'],
  [['unavailable', 'timeout'], 'Unable to get precise location'],
  [['unavailable', 'denied'], 'Location access denied by user'],
  [['timeout', 'timeout'], 'Location services are currently unavailable'],
  [['timeout', 'unavailable'], 'Location services are currently unavailable'],
] as const)('checkout, %j: "%s"', async (problems, message) => {
  const { keeper, last, asked } = locationWorld({
    fixes: problems.map((problem) => ({ problem })),
  });
  await keeper.lookUp('checkout');
  expect(last()).toMatchObject({ status: 'failed', message });
  expect(asked).toHaveLength(problems.length);
});

test.each([
  ['unavailable', 'Location information is unavailable', { timeout: 15_000, highAccuracy: true }],
  ['timeout', 'Location request timed out', { timeout: 20_000, highAccuracy: false }],
] as const)(
  'checkout, %s at first: says so while it tries again',
  async (problem, message, rung) => {
    const { keeper, told, asked, last } = locationWorld({ fixes: [{ problem }, found] });
    await keeper.lookUp('checkout');
    expect(told[2]).toMatchObject({ status: 'looking', message });
    expect(asked[1]).toMatchObject(rung);
    expect(last()).toMatchObject({ status: 'known', coordinates: here, message: null });
  },
);

test('at the checkout a nameless place is no failure', async () => {
  const { keeper, last } = locationWorld({ fixes: [found], name: { problem: 'refused' } });
  await keeper.lookUp('checkout');
  expect(last()).toMatchObject({ status: 'known', locality: 'Kithaganur', message: null });
});
