import { categoryName } from './category-name';
import { matchesText } from './text-search';

export const questionCategories = [
  'Orders & Delivery',
  'Menu & Food',
  'Payment & Pricing',
  'Account & Technical',
  'Restaurant Info',
] as const;

export type QuestionCategory = (typeof questionCategories)[number];
export type QuestionFilter = QuestionCategory | 'All';

export interface Question {
  question: string;
  answer: string;
  category: QuestionCategory;
}

export interface QuestionGroup {
  category: QuestionCategory;
  questions: readonly Question[];
}

/** The questions that match the search over question, answer and category, by category; empty groups are left out. */
export function findQuestions(
  questions: readonly Question[],
  { query, category }: { query: string; category: QuestionFilter },
): readonly QuestionGroup[] {
  const found = questions.filter(
    (each) =>
      (category === 'All' || each.category === category) &&
      matchesText(query, each.question, each.answer, categoryName(each.category)),
  );
  return questionCategories
    .map((name) => ({
      category: name,
      questions: found.filter((each) => each.category === name),
    }))
    .filter((group) => group.questions.length > 0);
}

/** How many questions the groups hold. */
export const countQuestions = (groups: readonly QuestionGroup[]): number =>
  groups.reduce((sum, group) => sum + group.questions.length, 0);
