import { logChanges, personalAddress } from '../../scripts/clean-logs.mjs';

const key = '0123456789abcdef0123456789abcdef';

test.each([
  [`https://shop.example/track/${key}`, true],
  [`https://shop.example/api/track/${key}`, true],
  [`https://shop.example/kn/unsubscribe/${key}`, true],
  [`https://shop.example/rider/${key}`, true],
  ['https://shop.example/api/maps/geocode?latlng=13.04,77.7', true],
  ['https://shop.example/api/maps/directions?origin=13,77', true],
  ['https://shop.example/api/kitchen/search?q=9876543210', true],
  ['https://shop.example/api/track', false],
  ['https://shop.example/api/maps/geocode', false],
  [`https://shop.example/api/kitchen/orders/${key}/step`, false],
  ['https://shop.example/menu', false],
])('requests for the URL %s are excluded from the logs: %s', (address, isLeftOut) =>
  expect(new RegExp(personalAddress).test(address)).toBe(isLeftOut),
);

const others = { name: 'health', filter: 'httpRequest.requestUrl=~"/api/health"' };
const requested = (...settings: Parameters<typeof logChanges>) =>
  logChanges(...settings).map((args) => args.join(' '));

test('a new Cloud project excludes personal addresses from logs and keeps other logs for a year', () => {
  const [excluding = '', keeping] = requested({}, {});
  expect(excluding).toMatch(
    /^sinks update _Default --add-exclusion=\^;\^name=addresses-of-persons;/,
  );
  expect(keeping).toBe('buckets update _Default --location=global --retention-days=365');
  const filter = excluding.slice(excluding.indexOf('filter=') + 'filter='.length);
  const ours = { name: 'addresses-of-persons', filter };
  expect(requested({ exclusions: [others, ours] }, { retentionDays: 400 })).toEqual([]);
  expect(requested({ exclusions: [{ ...ours, filter: 'old' }] }, { retentionDays: 365 })).toEqual([
    excluding.replace('--add-', '--update-'),
  ]);
});
