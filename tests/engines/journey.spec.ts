import { expect, test } from './fixtures';
import { expectFits } from './dialog-room';
import { placeOrder, toCheckout } from './steps';

const saysSo = () => document.body.innerText.includes('Your browser did not open our chat.');

test('a customer searches, signs in by email and orders without location access', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.press('main', 'link Order now');
  await visitor.at('/menu');
  await toCheckout(visitor);
  const orderId = await placeOrder(visitor);
  // Either the chat has opened, or the page says that it was blocked.
  await expect
    .poll(async () => (await visitor.drive.closeOpened()) > 0 || visitor.run(saysSo))
    .toBe(true);
  await visitor.see('main', 'link Chat on WhatsApp');
  await visitor.press('main', 'link My Orders');
  await visitor.at('/orders');
  await visitor.see('main', `text ${orderId}`);
  await visitor.open('/orders');
  await visitor.see('main', `text ${orderId}`);

  // The actions of an order in progress are between the order and its bill.
  await visitor.see('main', 'button Cancel order');
  await visitor.press('main', 'button View bill');
  await expectFits(visitor, 'Order summary');

  await visitor.run(() => {
    localStorage.removeItem('burger.location');
    sessionStorage.removeItem('burger.declined.location');
  });
  await visitor.open('/');
  await expectFits(visitor, 'Use your location?');
});
