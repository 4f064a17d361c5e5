import { questions } from '../content/questions';
import { countQuestions, findQuestions, questionCategories } from './question';

const find = (query: string) => findQuestions(questions, { query, category: 'All' });

test('at least 25 questions, none twice, some in each of the five categories', () => {
  expect(questions.length).toBeGreaterThanOrEqual(25);
  expect(new Set(questions.map((each) => each.question)).size).toBe(questions.length);
  expect(find('').map((group) => group.category)).toEqual([...questionCategories]);
  expect(countQuestions(find(''))).toBe(questions.length);
});

test('the search reads question, answer and category', () => {
  expect(countQuestions(find('pick-up'))).toBeGreaterThan(0);
  expect(countQuestions(find('GSTIN'))).toBe(1);
  expect(find('restaurant info').map((group) => group.category)).toContain('Restaurant Info');
  expect(find('helicopter')).toEqual([]);
});

test('a category leaves the others out', () => {
  const groups = findQuestions(questions, { query: '', category: 'Menu & Food' });
  expect(groups.map((group) => group.category)).toEqual(['Menu & Food']);
});

test('the promised facts are there', () => {
  const answers = questions.map((each) => each.answer).join('\n');
  expect(answers).toContain('delivery radius is 10 km');
  expect(answers).toContain('45-60 minutes');
  expect(answers).toMatch(/within 5 minutes of placing it, by phone/);
});
