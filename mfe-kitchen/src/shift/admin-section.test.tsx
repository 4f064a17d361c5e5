import { lazyModule } from '@burger/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWorld } from '../testing/a-kitchen';
import { noon } from '../testing/an-order';
import { KitchenContext } from '../kitchen-context';
import { SectionView } from './admin-section';

let isReachable = false;

jest.mock('./late-office', () => ({
  office: lazyModule(async () => {
    if (!isReachable) throw new Error('No network');
    return import('../admin.late');
  }),
}));

test('what cannot be loaded says so, and comes at a press once it can be', async () => {
  const { world } = aWorld();
  await act(async () =>
    render(
      <KitchenContext value={world}>
        <SectionView section="today" board={null} now={noon} onOpen={() => undefined} />
      </KitchenContext>,
    ),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This part cannot be loaded.');
  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Day')).toBeVisible();
});
