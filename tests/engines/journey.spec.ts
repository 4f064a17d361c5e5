import { expect, test } from './fixtures';
import { expectRoom } from './dialog-room';
import { placeOrder, toCheckout } from './steps';

const saysSo = () => document.body.innerText.includes('Your browser did not open our chat.');

test('from the search to the order in My Orders, by email and without a location', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.press('main', 'link Order now');
  await visitor.at('/menu');
  await toCheckout(visitor);
  const orderId = await placeOrder(visitor);
  // The chat is open, or the page says that it is not.
  await expect
    .poll(async () => (await visitor.drive.closeOpened()) > 0 || visitor.run(saysSo))
    .toBe(true);
  await visitor.see('main', 'link Chat on WhatsApp');
  await visitor.press('main', 'link My Orders');
  await visitor.at('/orders');
  await visitor.see('main', `text ${orderId}`);
  await visitor.open('/orders');
  await visitor.see('main', `text ${orderId}`);

  // What can be done with an order under way comes after the order, above its bill.
  await visitor.see('main', 'button Cancel order');
  await visitor.press('main', 'button View bill');
  await expectRoom(visitor, 'Order summary');

  await visitor.run(() => {
    localStorage.removeItem('burger.location');
    sessionStorage.removeItem('burger.declined.location');
  });
  await visitor.open('/');
  await expectRoom(visitor, 'Use your location?');
});
