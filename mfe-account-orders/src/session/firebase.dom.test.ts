import { besideDialogs, watchNextWindow } from './firebase';

describe('watchNextWindow', () => {
  const opened = { closed: false } as { closed: boolean } & Window;
  const open = jest.spyOn(window, 'open').mockImplementation(() => opened);
  const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);

  beforeEach(() => {
    jest.useFakeTimers();
    opened.closed = false;
    focus.mockReturnValue(true);
  });

  function watched() {
    const watch = watchNextWindow();
    const gone = jest.fn();
    void watch.closed.then(gone);
    const passes = () => jest.advanceTimersByTimeAsync(1000);
    return { ...watch, gone, passes };
  }

  test('watchNextWindow resolves when the opened window is closed, and restores window.open', async () => {
    const own = window.open;
    const { gone, passes } = watched();
    expect(window.open('/a', 'b', 'c')).toBe(opened);
    expect(open).toHaveBeenCalledWith('/a', 'b', 'c');
    expect(window.open).toBe(own);
    await passes();
    expect(gone).not.toHaveBeenCalled();
    opened.closed = true;
    await passes();
    expect(gone).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('watchNextWindow does not resolve while the window is in use but reports to be closed', async () => {
    const { gone, passes } = watched();
    window.open('/a');
    opened.closed = true;
    focus.mockReturnValue(false);
    await passes();
    expect(gone).not.toHaveBeenCalled();
    focus.mockReturnValue(true);
    await passes();
    expect(gone).toHaveBeenCalled();
  });

  test('watchNextWindow does not resolve for a blocked window, or after stop', async () => {
    open.mockReturnValueOnce(null);
    const blocked = watched();
    window.open('/a');
    await blocked.passes();
    expect(blocked.gone).not.toHaveBeenCalled();
    blocked.stop();

    const stopped = watched();
    window.open('/a');
    stopped.stop();
    opened.closed = true;
    await stopped.passes();
    expect(stopped.gone).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('besideDialogs closes the dialog while the reCAPTCHA puzzle shows, without a close event', async () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  document.body.innerHTML = '<dialog></dialog>';
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('No dialog');
  const closed = jest.fn();
  dialog.addEventListener('close', closed);
  dialog.showModal();
  // jsdom does not support :modal.
  const find = document.querySelector.bind(document);
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((query: string) => (query === 'dialog:modal' ? dialog : find(query)));

  const place = besideDialogs();
  const puzzle = document.createElement('iframe');
  puzzle.src = 'about:blank#/recaptcha/api2/bframe';
  document.body.append(puzzle);
  await settle();
  expect(dialog.open).toBe(false);
  expect(closed).not.toHaveBeenCalled();

  puzzle.style.visibility = 'hidden';
  await settle();
  expect(dialog.open).toBe(true);

  place.remove();
  expect(place.element.isConnected).toBe(false);
  jest.restoreAllMocks();
});
