import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { aKitchen } from '../testing/a-kitchen';
import { aServer } from '../testing/a-server';
import { minutes, noon, numbered } from '../testing/an-order';
import { press } from '../testing/rendered';
import { CrashGuard } from './crash-guard';
import { KitchenPage } from './kitchen-page';

let crashes = 0;

jest.mock('../board/board', () => {
  const { useLayoutEffect } = jest.requireActual<typeof import('react')>('react');
  const real = jest.requireActual<{ Board: (props: object) => unknown }>('../board/board');
  return {
    ...real,
    Board(props: object) {
      // Crashes in a layout effect, like a page that a browser translates.
      useLayoutEffect(() => {
        if (crashes === 0) return;
        crashes -= 1;
        throw new Error('The board crashed');
      });
      return real.Board(props);
    },
  };
});

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  crashes = 0;
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const falling = [494, 392, 294];
const bell = [880, 1175, 880, 1175];

async function onShift(server = aServer([numbered(1001)])) {
  // React reports caught errors to the console.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = jest.fn();
  const made = aKitchen({ server, page: { reload } });
  const view = render(<KitchenPage kitchen={made.kitchen} staff={made.staff} />);
  await pass(0);
  await press('Start shift');
  const tones = () => made.audio.tones.splice(0).map(({ hz }) => hz);
  tones();
  let revision = 1;
  const crash = async (times: number) => {
    crashes = times;
    revision += 1;
    server.put(numbered(1001, { revision }));
    await pass(4000);
  };
  return { ...made, view, tones, crash, reload, reported };
}

test('a counter board that crashes once recovers in the same shift and keeps ringing', async () => {
  const { tones, crash } = await onShift();
  await crash(1);
  expect(crashes).toBe(0);
  expect(screen.getByRole('article', { name: 'Order BK482131001' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  tones();
  await pass(2000);
  expect(tones()).toEqual(bell);
});

test('a counter board that crashes twice within a minute sounds like a lost connection until reloaded', async () => {
  const { tones, crash, reload } = await onShift();
  await crash(2);
  expect(screen.getByRole('alert')).toHaveTextContent('The board stopped');
  tones();
  await pass(8000);
  expect(tones()).toEqual([...falling, ...falling]);
  await press('Load again');
  expect(reload).toHaveBeenCalled();
});

test('a crash notice that crashes too passes its error to the outer error boundary', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const caught = jest.fn();
  class Outside extends Component<{ children: ReactNode }> {
    override state = { isBroken: false };
    static getDerivedStateFromError = () => ({ isBroken: true });
    override componentDidCatch = caught;
    override render = () => (this.state.isBroken ? 'Try again' : this.props.children);
  }
  const Broken = () => {
    throw new Error('The view crashed');
  };
  const sound = () => {
    throw new Error('The notice crashed');
  };
  render(
    <Outside>
      <CrashGuard sound={sound} onReload={() => undefined}>
        <Broken />
      </CrashGuard>
    </Outside>,
  );
  expect(caught.mock.lastCall?.[0]).toEqual(new Error('The notice crashed'));
  expect(document.body).toHaveTextContent('Try again');
});

test('a counter board that crashes again after two minutes is rendered again', async () => {
  const { crash } = await onShift();
  await crash(1);
  await pass(minutes(2));
  await crash(1);
  expect(screen.getByRole('article', { name: 'Order BK482131001' })).toBeVisible();
});

test('a counter removed from the page by an error sounds an alarm until the next press', async () => {
  const { tones, view } = await onShift();
  view.unmount();
  await pass(0);
  tones();
  await pass(8000);
  expect(tones()).toEqual([...falling, ...falling]);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await pass(8000);
  expect(tones()).toEqual([]);
});

test.each([
  ['leaves the page', { isHere: () => false }, false],
  ['signs out', {}, true],
])('no alarm sounds at the counter when the cook %s', async (_how, page, signsOut) => {
  const made = aKitchen({ page });
  const view = render(<KitchenPage kitchen={made.kitchen} staff={made.staff} />);
  await pass(0);
  await press('Start shift');
  if (signsOut) await act(() => made.staff.signOut());
  else view.unmount();
  await pass(0);
  made.audio.tones.splice(0);
  await pass(8000);
  expect(made.audio.tones).toEqual([]);
});
