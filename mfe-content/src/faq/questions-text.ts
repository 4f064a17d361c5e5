import file from '@burger/restaurant/pages/questions.json';
import { wordsInPageLanguage } from '@burger/shared/language';
import { pageRules } from '@burger/shared/page-shop';
import { fill } from '@burger/shared/restaurant';
import type { QuestionsWords } from '@burger/shared/restaurant-files';
import { sentencesOn } from '@burger/shared/rule-sentences';
import { pageFacts } from '../parts/page-facts';
import type { Question } from './questions';

const words: Partial<QuestionsWords> = wordsInPageLanguage('mfe-content/questions');

/** The questions that people really ask, with true answers, in the page's language. */
export const questions: readonly Question[] = fill(
  file.map((question) => ({ ...question, ...words[question.id] })),
  { ...pageFacts, ...sentencesOn(pageRules) },
);
