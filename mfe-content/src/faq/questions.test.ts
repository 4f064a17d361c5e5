import { menu } from '@burger/shared/testing/a-shop';
import { questions } from './questions';

test('the FAQ answers contain the published rules, and neither prices nor names of dishes', () => {
  const answers = questions.map((each) => each.answer).join('\n');
  expect(answers).toContain('GST of 5% (2.5% CGST and 2.5% SGST)');
  expect(answers).toContain('Every day from 11:00 AM to 10:00 PM.');
  expect(answers.match(/₹[\d.]+/g)).toEqual([`₹${menu.rules.delivery.rupeesPerKm}`]);
  for (const id of menu.featured) {
    const featured = menu.dishes.find((dish) => dish.id === id);
    expect(answers).not.toContain(featured?.name);
  }
});
