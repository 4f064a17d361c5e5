import { readSettings } from './settings';

test('without an environment everything has its place below the project root', () => {
  expect(readSettings({}, '/project/local-backend/dist')).toMatchObject({
    ...{ port: 3000, devOrigins: [], uncountedOrders: false, appCheck: null },
    ...{ dataDir: '/project/.local', siteDir: '/project/site', rootDir: '/project' },
  });
});

test.each(['x', '-1', '70000', '80.5'])('PORT=%s is refused', (PORT) => {
  expect(() => readSettings({ PORT }, '/p/l/dist')).toThrow('PORT must be a number');
});
