import { besideDialogs } from './bot-check-place';

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the dialog steps aside while the puzzle shows, without having been closed by anybody', async () => {
  document.body.innerHTML = '<dialog></dialog>';
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('No dialog');
  const closed = jest.fn();
  dialog.addEventListener('close', closed);
  dialog.showModal();
  // jsdom does not know :modal; there is one dialog, and it is modal.
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
