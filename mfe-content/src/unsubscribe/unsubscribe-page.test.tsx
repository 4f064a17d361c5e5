import { renderPage } from '@burger/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnsubscribePage } from './unsubscribe-page';

const key = '0123456789abcdef0123456789abcdef';
const press = () => userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));

function setUp(address: string, unsubscribe = jest.fn().mockResolvedValue(undefined)) {
  renderPage(<UnsubscribePage unsubscribe={unsubscribe} />, address);
  return unsubscribe;
}

test("the unsubscribe page waits for a click, then sends the link's key and confirms", async () => {
  const unsubscribe = setUp(`/unsubscribe/${key}`);
  expect(unsubscribe).not.toHaveBeenCalled();
  await press();
  expect(unsubscribe).toHaveBeenCalledWith(key);
  expect(screen.getByText(/You are off the list/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status').parentElement).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
});

test('a failed unsubscription shows an error, and the button works again', async () => {
  setUp(`/unsubscribe/${key}`, jest.fn().mockRejectedValueOnce(new Error('503')));
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('did not work');
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
});

test('the unsubscribe page without a key says where to find the link', () => {
  setUp('/unsubscribe');
  expect(screen.getByText(/press the link in any of our letters/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
