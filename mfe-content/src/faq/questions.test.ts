import { menu } from '@burger/shared/testing';
import { questions } from './questions-text';
import { categoriesOf } from '../parts/categories';
import { countQuestions, findQuestions } from './questions';

const find = (query: string) => findQuestions(questions, { query, category: 'All' });

test('at least 25 questions, none twice, some in each of the five categories', () => {
  expect(questions.length).toBeGreaterThanOrEqual(25);
  expect(new Set(questions.map((each) => each.question)).size).toBe(questions.length);
  expect(find('').map((group) => group.category)).toEqual(categoriesOf(questions));
  expect(categoriesOf(questions)).toHaveLength(5);
  expect(countQuestions(find(''))).toBe(questions.length);
});

test('the search reads question, answer and category', () => {
  expect(countQuestions(find('pick-up'))).toBeGreaterThan(0);
  expect(countQuestions(find('GSTIN'))).toBe(1);
  expect(find('restaurant info').map((group) => group.category)).toContain('Restaurant Info');
  expect(find('helicopter')).toEqual([]);
});

test('the promised facts are there', () => {
  const answers = questions.map((each) => each.answer).join('\n');
  expect(answers).toContain('delivery radius is 10 km');
  expect(answers).toContain('45-60 minutes');
  expect(answers).toMatch(/within 5 minutes of placing it, by phone/);
  expect(answers).toContain('GST of 5% (2.5% CGST and 2.5% SGST)');
  expect(answers).toContain('Every day from 11:00 AM to 10:00 PM.');
});

test('what the menu may change is not written into the answers', () => {
  const answers = questions.map((each) => each.answer).join('\n');
  expect(answers.match(/₹[\d.]+/g)).toEqual([`₹${menu.rules.delivery.rupeesPerKm}`]);
  for (const id of menu.featured) {
    const featured = menu.dishes.find((dish) => dish.id === id);
    expect(answers).not.toContain(featured?.name);
  }
});
