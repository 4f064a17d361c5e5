import type { RemoteName } from '@burger/shared/contracts';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { line } from '../testing/line';
import { GuestPlaces } from './guest-places';
import type { Exposed } from './load';
import { placesOf } from './routes';
import { LoaderContext } from './view';

jest.mock('@burger/shared/contracts/guests', () => ({
  pages: {},
  places: {
    HomeBanner: [
      { remote: 'mfe-specials', exposure: './DealBanner', height: '6rem' },
      { remote: 'mfe-absent', exposure: './OtherBanner', height: '4rem' },
      { remote: 'mfe-specials', exposure: './LostBanner', height: '2rem' },
    ],
  },
}));

const reported: string[] = [];
const load = jest.fn<Exposed, []>();
const requested: string[] = [];

const page = (dishId = 'fries') => (
  <LoaderContext
    value={{
      load: ({ exposure }) => {
        requested.push(exposure);
        return load();
      },
      retry: load,
    }}
  >
    <p>The page</p>
    <GuestPlaces place="HomeBanner" props={{ dishId }} />
  </LoaderContext>
);

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function show(module: object | Promise<object>) {
  load.mockImplementation(async () => (await module) as Awaited<Exposed>);
  const rendered = render(page());
  // The guests load when the browser is idle.
  await passes(2000);
  const [guest, ...others] = [...rendered.container.children].slice(1) as HTMLElement[];
  return { ...rendered, guest: guest!, others };
}

const expectThePage = () => expect(screen.getByText('The page')).toBeInTheDocument();

const listed = { 'mfe-specials': { ...line, exposes: { './DealBanner': ['deal.js'] } } };

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = async () => ({ ok: true, json: async () => listed }) as Response;
  globalThis.reportError = (error) => void reported.push(String(error));
  // React logs errors caught by a boundary, which these tests cause.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  load.mockReset();
  requested.length = 0;
  reported.length = 0;
});

test('a place has the height of its guests before they load', () => {
  const { container } = render(page());
  const heights = [...container.children].slice(1).map((box) => getComputedStyle(box).height);
  expect(heights).toEqual(['6rem', '4rem', '2rem']);
  expect(container).toHaveTextContent(/^The page$/);
});

test('a deployment expects the fragments that a guest has in places', () =>
  expect(placesOf('mfe-specials' as RemoteName)).toEqual(['./DealBanner', './LostBanner']));

test('a guest gets the props of its place, and new ones when they change', async () => {
  const DealBanner = ({ dishId }: { dishId: string }) => <b>Deal: {dishId}</b>;
  const { guest, rerender } = await show({ DealBanner });
  expect(guest).toHaveTextContent('Deal: fries');
  rerender(page('shake'));
  expect(guest).toHaveTextContent('Deal: shake');
  await passes(60_000);
  expect(guest).toHaveTextContent('Deal: shake');
  expect(reported).toEqual([]);
});

test('only fragments that the remotes list names are requested', async () => {
  const { others } = await show({ DealBanner: () => <b>Deal</b> });
  expect(requested).toEqual(['./DealBanner']);
  for (const other of others) expect(other).toBeEmptyDOMElement();
});

test.each([
  [
    'throws',
    () => {
      throw new Error('out of order');
    },
  ],
  [
    'throws in an effect',
    () => {
      useEffect(() => {
        throw new Error('out of order');
      }, []);
      return <b>Deal</b>;
    },
  ],
  [
    'emits an undeclared event',
    () => {
      throw new TypeError('Unknown event specials:deal/lost');
    },
  ],
  ['is missing from its module', undefined],
])('the page goes on when a guest %s', async (_what, DealBanner) => {
  const { guest } = await show({ DealBanner });
  expect(requested).toEqual(['./DealBanner']);
  expect(guest).toHaveTextContent(/^$/);
  expect(getComputedStyle(guest).height).toBe('6rem');
  expectThePage();
});

test('a guest that does not answer leaves its place empty after eight seconds, also when it answers later', async () => {
  let answer: (module: object) => void = () => undefined;
  const { guest } = await show(new Promise((resolve) => (answer = resolve)));
  await passes(8000);
  expect(reported).toEqual(['Error: mfe-specials/DealBanner did not answer in time']);
  await act(async () => answer({ DealBanner: () => <b>Deal</b> }));
  expect(guest).toHaveTextContent(/^$/);
  expectThePage();
});

test.each([
  ['elements', () => [...Array(3000).keys()].map((at) => <i key={at} />)],
  ['characters', () => 'x'.repeat(5_000_000)],
])('a guest that renders too many %s is removed', async (_what, DealBanner) => {
  const { guest } = await show({ DealBanner });
  expect(guest).toBeEmptyDOMElement();
  expect(reported).toEqual(['Error: mfe-specials/DealBanner renders too much']);
  expectThePage();
});

test('a guest that grows too large later is removed', async () => {
  function DealBanner() {
    const [count, setCount] = useState(1);
    useEffect(() => void setTimeout(() => setCount(3000), 5000), []);
    return [...Array(count).keys()].map((at) => <i key={at} />);
  }
  const { guest } = await show({ DealBanner });
  expect(guest.querySelectorAll('i')).toHaveLength(1);
  await passes(5000);
  expect(guest).toBeEmptyDOMElement();
});

describe('a guest without React', () => {
  const root = (guest: HTMLElement) =>
    [...guest.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;

  test('mounts into a shadow root, gets new props and is unmounted', async () => {
    const calls: string[] = [];
    const mount = (into: ShadowRoot, { dishId }: { dishId: string }) => {
      into.textContent = `Deal: ${dishId}`;
      return {
        update: (props: { dishId: string }) => void (into.textContent = `Deal: ${props.dishId}`),
        unmount: () => void calls.push('unmounted'),
      };
    };
    const { guest, rerender, unmount } = await show({ mount });
    expect(root(guest)?.textContent).toBe('Deal: fries');
    rerender(page('shake'));
    expect(root(guest)?.textContent).toBe('Deal: shake');
    unmount();
    expect(calls).toEqual(['unmounted']);
  });

  const failing = () => {
    throw new Error('out of order');
  };
  const idle = { update: () => undefined, unmount: () => undefined };

  test.each([
    ['mounting', failing],
    ['an update', () => ({ ...idle, update: failing })],
    ['unmounting', () => ({ ...idle, unmount: failing })],
  ])('the page goes on when %s throws', async (_what, mount) => {
    const { rerender, unmount } = await show({ mount });
    rerender(page('shake'));
    expectThePage();
    expect(unmount).not.toThrow();
  });

  test('is removed when it renders too much', async () => {
    const mount = (into: ShadowRoot) => {
      into.textContent = 'x'.repeat(5_000_000);
      return idle;
    };
    const { guest } = await show({ mount });
    expect(guest).toBeEmptyDOMElement();
    expect(reported).toEqual(['Error: mfe-specials/DealBanner renders too much']);
  });
});
