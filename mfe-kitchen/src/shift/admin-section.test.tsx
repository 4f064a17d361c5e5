import { screen } from '@testing-library/react';
import { aKitchen } from '../testing/a-kitchen';
import { press, rendered } from '../testing/rendered';
import { AdminSection } from './counter-page';

let isReachable = false;

jest.mock('../admin.lazy', () => {
  if (!isReachable) throw new Error('No network');
  return jest.requireActual('../admin.lazy') as object;
});

test('a section of the counter that fails to load shows a message and a retry', async () => {
  await rendered(aKitchen().kitchen, <AdminSection section="today" onBoard={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This part cannot be loaded.');
  isReachable = true;
  await press('Try again');
  expect(await screen.findByLabelText('Day')).toBeInTheDocument();
});
