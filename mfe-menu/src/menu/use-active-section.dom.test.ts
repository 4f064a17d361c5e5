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

test('it waits for a scroll that begins late, and through all of it; not once it is told to give up', () => {
  const draw = page([0, 0, 0, 20, 90, 170, 200]);
  const [rested, ended] = [jest.fn(), new AbortController()];
  whenScrollRests(rested, ended.signal);
  draw(14);
  expect(rested).not.toHaveBeenCalled();
  draw(1);
  expect(rested).toHaveBeenCalledTimes(1);
  whenScrollRests(rested, ended.signal);
  ended.abort();
  draw(20);
  expect(rested).toHaveBeenCalledTimes(1);
});
