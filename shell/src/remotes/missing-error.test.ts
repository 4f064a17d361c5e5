import { RemoteMissingError, reportRecovered } from './missing-error';

test('reportRecovered reports a hydration mismatch but not a missing remote', () => {
  const reported: unknown[] = [];
  globalThis.reportError = (error) => void reported.push(error);
  const mismatch = new Error('hydration failed');
  const missing = new Error('hydration failed', {
    cause: new RemoteMissingError('mfe-menu/MenuPage', new Error('network')),
  });
  reportRecovered(mismatch);
  reportRecovered(missing);
  expect(reported).toEqual([mismatch]);
});
