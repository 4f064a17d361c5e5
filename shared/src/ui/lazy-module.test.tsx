import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyModule } from './lazy-module';

function show(load: () => Promise<string>) {
  const lazy = lazyModule(load);
  const View = ({ open }: { open: boolean }) => {
    const { code, failed, retry } = lazy.useCode(open);
    return code ? <p>{code}</p> : open && failed && <button onClick={retry}>Try again</button>;
  };
  const { rerender } = render(<View open={false} />);
  return { late: lazy, View, open: () => act(async () => rerender(<View open />)) };
}

test('a lazy module loads on first use and renders synchronously afterwards', async () => {
  const load = jest.fn(() => Promise.resolve('a sheet'));
  const { open, View } = show(load);
  expect(load).not.toHaveBeenCalled();
  await open();
  expect(screen.getByText('a sheet')).toBeVisible();
  render(<View open />);
  expect(screen.getAllByText('a sheet')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a lazy module that failed to load shows a button that loads it again', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('a sheet');
  const { open } = show(load);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('a sheet')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('warm preloads a lazy module and ignores a failure', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('a sheet');
  const { late, open } = show(load);
  await act(async () => late.warm());
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => late.warm());
  await open();
  expect(screen.getByText('a sheet')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a lazy module that loads between render and effect is shown', async () => {
  const lazy = lazyModule(() => Promise.resolve('a sheet'));
  const View = () => {
    const { code } = lazy.useCode(true);
    useLayoutEffect(() => lazy.warm(), []);
    return code && <p>{code}</p>;
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  // Without act, effects run after the commit, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  root.render(<View />);
  await waitFor(() => expect(place).toHaveTextContent('a sheet'));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  act(() => root.unmount());
});
