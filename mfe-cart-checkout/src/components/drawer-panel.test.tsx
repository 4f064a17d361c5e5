import { renderPage } from '@burger/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart } from '../testing/a-cart';
import { DrawerPanel, type DrawerPanelProps } from './drawer-panel';

function open(changes: Partial<DrawerPanelProps> = {}) {
  const actions = {
    setQuantity: jest.fn(),
    remove: jest.fn(),
    dismissNotice: jest.fn(),
    measureDistance: jest.fn(() => Promise.resolve(4.6)),
  };
  const onClose = jest.fn();
  renderPage(
    <DrawerPanel
      open
      onClose={onClose}
      cart={aCart({ 1: 2, 7: 1 }, 'BIRTHDAY')}
      location={undefined}
      notices={[]}
      isVeg={(id) => id < 7}
      actions={actions}
      {...changes}
    />,
  );
  return { actions, onClose, dialog: within(screen.getByRole('dialog', { name: 'Your cart' })) };
}

const amount = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('each line: name, mark, price, quantity, and what it comes to', () => {
  const { dialog } = open();
  const line = within(dialog.getAllByRole('listitem')[0]!);
  expect(line.getByText('Aloo Tikki Burger')).toBeInTheDocument();
  expect(line.getByRole('img', { name: 'Veg' })).toBeInTheDocument();
  expect(line.getByText('₹49.00 each')).toBeInTheDocument();
  expect(line.getByText('₹98.00')).toBeInTheDocument();
  expect(line.getByRole('group', { name: 'Quantity of Aloo Tikki Burger' })).toHaveTextContent('2');
});

test('plus, minus and the minus of the last one ask for the new quantity', async () => {
  const { dialog, actions } = open();
  await userEvent.click(dialog.getByRole('button', { name: 'One Aloo Tikki Burger more' }));
  await userEvent.click(dialog.getByRole('button', { name: 'One Aloo Tikki Burger less' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Remove / }));
  expect(actions.setQuantity.mock.calls).toEqual([
    [1, 3],
    [1, 1],
    [7, 0],
  ]);
});

test('the whole bill from the cart on, with two decimals', () => {
  open({ cart: aCart({ 1: 2 }, 'BIRTHDAY') });
  expect(amount('Subtotal')).toBe('₹98.00');
  expect(amount('Discount (BIRTHDAY)')).toBe('−₹9.80');
  expect(amount('Delivery')).toBe('Calculated at checkout');
  expect(amount('CGST 2.5%')).toBe('₹2.21');
  expect(amount('SGST 2.5%')).toBe('₹2.21');
  expect(amount('Total')).toBe('₹92.62');
  expect(screen.getByText('+ delivery')).toBeVisible();
});

test('with a known location the delivery is in it', async () => {
  const coordinates = { lat: 13, lng: 77.7 };
  open({ location: { status: 'known', coordinates, locality: null, message: null } });
  expect(amount('Delivery')).toBe('Calculating…');
  expect(await screen.findByText('₹30.00')).toBeInTheDocument();
  expect(screen.queryByText('+ delivery')).toBeNull();
});

test('Go to Checkout leads there and closes', async () => {
  const { dialog, onClose } = open();
  const link = dialog.getByRole('link', { name: 'Go to Checkout' });
  expect(link).toHaveAttribute('href', '/checkout');
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an empty cart says so, and leads to the menu', async () => {
  const { dialog, onClose } = open({ cart: aCart({}) });
  expect(dialog.getByText('Your cart is empty')).toBeInTheDocument();
  expect(dialog.getByText('Add some delicious items to get started!')).toBeInTheDocument();
  expect(dialog.queryByRole('link', { name: 'Go to Checkout' })).toBeNull();
  await userEvent.click(dialog.getByRole('link', { name: 'Browse menu' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('tells that a promo was taken off, until that is read', async () => {
  const { dialog, actions } = open({
    notices: [{ kind: 'promo-taken-off', code: 'FAMILY5', minOrder: 500 }],
  });
  expect(dialog.getByRole('status', { name: '' })).toHaveTextContent(
    'Promo FAMILY5 was taken off. Minimum order of ₹500 required for this promo.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  expect(actions.dismissNotice).toHaveBeenCalledWith('promo-taken-off');
});

test('closed, it shows and asks nothing', () => {
  const measureDistance = jest.fn();
  const coordinates = { lat: 13, lng: 77.7 };
  renderPage(
    <DrawerPanel
      open={false}
      onClose={() => undefined}
      cart={aCart({ 1: 1 })}
      location={{ status: 'known', coordinates, locality: null, message: null }}
      notices={[]}
      isVeg={() => true}
      actions={{
        setQuantity: jest.fn(),
        remove: jest.fn(),
        dismissNotice: jest.fn(),
        measureDistance,
      }}
    />,
  );
  expect(screen.queryByText('Subtotal')).toBeNull();
  expect(measureDistance).not.toHaveBeenCalled();
});
