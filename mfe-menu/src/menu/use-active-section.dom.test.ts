import { whenScrollRests } from './use-active-section';

/** A page whose scroll position is given frame by frame, and stays at the last one. */
function page(positions: number[]) {
  let frame: FrameRequestCallback | undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((next) => {
    frame = next;
    return 0;
  });
  const scrollY = jest.replaceProperty(window, 'scrollY', positions[0] ?? 0);
  return (frames: number) => {
    for (let at = 0; at < frames; at += 1) {
      scrollY.replaceValue(positions.shift() ?? window.scrollY);
      const next = frame;
      frame = undefined;
      next?.(0);
    }
  };
}

afterEach(() => jest.restoreAllMocks());

test('it waits for a scroll that begins late, and through all of it', () => {
  const draw = page([0, 0, 0, 20, 90, 170, 200]);
  const rested = jest.fn();
  whenScrollRests(rested, new AbortController().signal);
  draw(14);
  expect(rested).not.toHaveBeenCalled();
  draw(1);
  expect(rested).toHaveBeenCalledTimes(1);
  draw(20);
  expect(rested).toHaveBeenCalledTimes(1);
});

test('it gives up when it is told to', () => {
  const draw = page([0]);
  const rested = jest.fn();
  const end = new AbortController();
  whenScrollRests(rested, end.signal);
  end.abort();
  draw(20);
  expect(rested).not.toHaveBeenCalled();
});
