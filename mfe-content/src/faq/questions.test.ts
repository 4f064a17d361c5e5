import { menu } from '@burger/shared/testing';
import { categoriesOf } from '../parts/categories';
import { findQuestions, questions } from './questions';

const find = (query: string) => findQuestions({ query, category: 'All' });
const count = (query: string) => find(query).flatMap((group) => group.questions).length;

test('at least 25 questions, none twice, some in each of the five categories', () => {
  expect(questions.length).toBeGreaterThanOrEqual(25);
  expect(new Set(questions.map((each) => each.question)).size).toBe(questions.length);
  expect(find('').map((group) => group.category)).toEqual(categoriesOf(questions));
  expect(categoriesOf(questions)).toHaveLength(5);
  expect(count('')).toBe(questions.length);
});

test('the search reads question, answer and category', () => {
  expect(count('pick-up')).toBeGreaterThan(0);
  expect(count('GSTIN')).toBe(1);
  expect(find('restaurant info').map((group) => group.category)).toContain('Restaurant Info');
  expect(find('helicopter')).toEqual([]);
});

test('the rules are there as sentences, without what the menu may change', () => {
  const answers = questions.map((each) => each.answer).join('\n');
  expect(answers).toContain('GST of 5% (2.5% CGST and 2.5% SGST)');
  expect(answers).toContain('Every day from 11:00 AM to 10:00 PM.');
  expect(answers.match(/₹[\d.]+/g)).toEqual([`₹${menu.rules.delivery.rupeesPerKm}`]);
  for (const id of menu.featured) {
    const featured = menu.dishes.find((dish) => dish.id === id);
    expect(answers).not.toContain(featured?.name);
  }
});
