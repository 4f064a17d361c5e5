import { openFromNotice } from './open-from-notice';

const origin = 'https://burger.example';

/** What is done at a press on a notification, where these pages are open. */
async function pressed(data: unknown, ...open: string[]): Promise<string[]> {
  const done: string[] = [];
  const page = (url: string) => ({
    url,
    focus: async () => void done.push(`focus ${url}`),
  });
  const windows = {
    matchAll: async () => open.map((path) => page(new URL(path, origin).href)),
    openWindow: async (address: string) => void done.push(`open ${address}`),
  };
  await openFromNotice(data, windows, origin);
  return done;
}

test('the page that showed it comes to the front', async () => {
  const open = ['/', '/kitchen?x=1#BK482130770'];
  expect(await pressed({ path: '/kitchen' }, ...open)).toEqual([
    'focus https://burger.example/kitchen?x=1#BK482130770',
  ]);
});

test('one that is not open any more is opened', async () => {
  const path = '/track/0123456789abcdef0123456789abcdef';
  expect(await pressed({ path }, '/', '/kitchen')).toEqual([`open ${origin}${path}`]);
});

test.each([
  null,
  undefined,
  {},
  { path: 1 },
  { path: 'https://other.example/kitchen' },
  { path: '//other.example' },
])('%j leads home', async (data) =>
  expect(await pressed(data, '/menu')).toEqual([`open ${origin}/`]),
);
