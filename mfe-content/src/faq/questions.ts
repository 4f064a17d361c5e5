import file from '@burger/restaurant/pages/questions.json';
import { wordsInPageLanguage } from '@burger/shared/i18n';
import { pageRules } from '@burger/shared/shop/page';
import { fill } from '@burger/shared/restaurant';
import type { Questions, QuestionsWords } from '@burger/shared/restaurant/files';
import { sentencesOn } from '@burger/shared/shop/rule-sentences';
import { matchesText } from '@burger/shared/platform/text-search';
import { categoriesOf, categoryName, inCategory } from '../parts/categories';
import { pageFacts } from '../parts/page-facts';

const texts: Partial<QuestionsWords> = wordsInPageLanguage('mfe-content/questions');

export const questions: readonly Question[] = fill(
  file.map((question) => ({ ...question, ...texts[question.id] })),
  { ...pageFacts, ...sentencesOn(pageRules) },
);

export type Question = Questions[number];

/** Returns the matching FAQ questions by category. The search covers question, answer and category. */
export function findQuestions({ query, category }: { query: string; category: string }) {
  const found = inCategory(questions, category).filter((each) =>
    matchesText(query, each.question, each.answer, categoryName(each.category)),
  );
  return categoriesOf(found).map((name) => ({
    category: name,
    questions: inCategory(found, name),
  }));
}
