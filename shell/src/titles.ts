import titles from '@burger/restaurant/pages/titles.json';
import { inPageLanguage } from '@burger/shared/language';
import { fillText, ownFacts } from '@burger/shared/restaurant';

export const titleTexts = inPageLanguage('shell/titles', titles);

export type TitledPage = keyof typeof titleTexts;

/** The title of a page. It may name what needs no rules. */
export const titleOf = (page: TitledPage): string => fillText(titleTexts[page].title, ownFacts);
