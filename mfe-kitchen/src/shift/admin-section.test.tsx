import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aKitchen } from '../testing/a-kitchen';
import { noon } from '../testing/an-order';
import { KitchenContext } from '../use-kitchen';
import { AdminSection } from './counter-page';

let isReachable = false;

jest.mock('../admin.late', () => {
  if (!isReachable) throw new Error('No network');
  return jest.requireActual('../admin.late') as object;
});

test('what cannot be loaded says so, and comes at a press once it can be', async () => {
  await act(async () =>
    render(
      <KitchenContext value={aKitchen().kitchen}>
        <AdminSection section="today" now={noon} />
      </KitchenContext>,
    ),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This part cannot be loaded.');
  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Day')).toBeVisible();
});
