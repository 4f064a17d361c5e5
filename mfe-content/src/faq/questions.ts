import type { Questions } from '@burger/shared/restaurant-files';
import { matchesText } from '@burger/shared/text-search';
import { categoriesOf, categoryName } from '../parts/categories';

export type Question = Questions[number];

export interface QuestionGroup {
  category: string;
  questions: readonly Question[];
}

/** The questions that match the search over question, answer and category, by category. */
export function findQuestions(
  questions: readonly Question[],
  { query, category }: { query: string; category: string },
): readonly QuestionGroup[] {
  const found = questions.filter(
    (each) =>
      (category === 'All' || each.category === category) &&
      matchesText(query, each.question, each.answer, categoryName(each.category)),
  );
  return categoriesOf(found).map((name) => ({
    category: name,
    questions: found.filter((each) => each.category === name),
  }));
}

/** How many questions the groups hold. */
export const countQuestions = (groups: readonly QuestionGroup[]): number =>
  groups.reduce((sum, group) => sum + group.questions.length, 0);
