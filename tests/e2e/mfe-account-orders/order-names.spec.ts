import { carry, denyPosition, signedIn } from '../support/customer';
import { expect } from '../support/fixtures';
import { answerChat } from '../support/place-order';

const kannada = 'ಸ್ಪೈಸಿ ಪನೀರ್ ಬರ್ಗರ್';
const english = 'Spicy Paneer Burger';

signedIn(
  'an order placed in Kannada shows Kannada dishes on success screen, My Orders and bill',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await answerChat(context);
    await denyPosition(page);
    await carry(page, { 3: 2 });
    await page.goto('/kn/checkout');
    await page.getByRole('button', { name: 'ಕೆ ಆರ್ ಪುರಂ' }).click();
    await page.getByRole('textbox', { name: 'ಹೆಸರು' }).fill('Asha Rao');
    await page.getByRole('textbox', { name: 'ಫೋನ್ ನಂಬರ್' }).fill('9000000020');
    await page.getByRole('textbox', { name: 'ಡೆಲಿವರಿ ವಿಳಾಸ' }).fill('12, 3rd Cross');
    const answer = page.waitForResponse('**/api/orders');
    await page.getByRole('button', { name: /^ಆರ್ಡರ್ ಮಾಡಿ/ }).click();
    const { order } = (await (await answer).json()) as { order: { orderId: string } };
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ಆರ್ಡರ್ ಆಯಿತು!');
    await expect(main).toContainText(kannada);
    await expect(main).not.toContainText(english);

    await page.goto('/kn/orders');
    const own = page.getByRole('article').filter({ hasText: order.orderId });
    await expect(own).toContainText(kannada);
    await own.getByRole('button', { name: 'ಬಿಲ್ ನೋಡಿ' }).click();
    const bill = page.getByRole('dialog').getByRole('table').first();
    await expect(bill).toContainText(kannada);
    await expect(bill).not.toContainText(english);

    await page.goto('/orders');
    await expect(own).toContainText(english);
  },
);
