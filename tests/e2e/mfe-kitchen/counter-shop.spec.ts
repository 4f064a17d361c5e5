import { expectAccessible } from '../support/audit';
import { comesBackTo, expect, startShift, test } from '../support/counter';
import { declineOffers } from '../support/customer';
import { answers } from '../support/fixtures';

test("busy times, a pause and sold-out dishes appear and end on a customer's open page", async ({
  site,
  visitor,
}) => {
  const [counter, customer] = [await visitor('tablet'), await visitor('phone')];
  await startShift(counter, site);
  await declineOffers(customer);
  await customer.goto('/menu');
  await answers(customer);
  await counter.getByRole('button', { name: 'Sold out · Busy' }).click();

  const dish = customer.getByRole('listitem').filter({ hasText: 'Aloo Tikki Burger' }).first();
  await counter.getByRole('searchbox', { name: 'Dish or ingredient' }).fill('Aloo Tikki');
  await expectAccessible(counter);
  await counter.getByRole('button', { name: 'How long is Aloo Tikki Burger off?' }).click();
  await counter.getByRole('dialog').getByRole('button', { name: 'Rest of the day' }).click();
  const back = counter.getByRole('button', { name: 'Put Aloo Tikki Burger back' });
  await expect(back).toBeVisible();
  await comesBackTo(customer, (patience) =>
    expect(dish.getByText('Sold out today')).toBeVisible(patience),
  );
  await back.click();

  const busy = customer.getByText('Busy kitchen: orders take about 15 minutes longer.');
  const more = counter.getByRole('button', { name: 'Busy: +15 min' });
  await more.click();
  await expect(more).toHaveAttribute('aria-pressed', 'true');
  await comesBackTo(customer, (patience) => expect(busy).toBeVisible(patience));

  const paused = customer.getByText(/^We are not taking orders/).first();
  await counter.getByRole('button', { name: '30 min', exact: true }).click();
  const strip = counter.getByRole('status').filter({ hasText: /^Paused until/ });
  await expect(strip).toBeVisible();
  const until = /\d{1,2}:\d{2} [AP]M/i.exec(await strip.innerText())?.[0] ?? 'no time';
  await comesBackTo(customer, (patience) => expect(paused).toContainText(until, patience));

  // The pause stays visible in every section.
  await counter.getByRole('button', { name: 'Today' }).click();
  await strip.getByRole('button', { name: 'Take orders again' }).click();
  await expect(strip).toHaveCount(0);
  await counter.getByRole('button', { name: 'Sold out · Busy' }).click();
  await counter.getByRole('button', { name: 'Normal' }).click();
  await expect(more).toHaveAttribute('aria-pressed', 'false');
  await comesBackTo(customer, async (patience) => {
    await expect(paused).toHaveCount(0, patience);
    await expect(busy).toHaveCount(0, patience);
    await expect(dish.getByRole('button', { name: /^Add to Cart/ })).toBeVisible(patience);
  });
});
