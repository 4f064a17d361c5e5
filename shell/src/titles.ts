import titles from '@burger/restaurant/pages/titles.json';
import guests from '@burger/shared/contracts/guests';
import { inPageLanguage } from '@burger/shared/i18n';
import { fillText, ownFacts } from '@burger/shared/restaurant';

export const titleTexts = inPageLanguage('shell/titles', { ...titles, ...guests.en });

export type TitledPage = keyof typeof titleTexts;

/** Returns the title of a page. Titles may contain facts about the restaurant but no published rules. */
export const titleOf = (page: TitledPage): string => fillText(titleTexts[page].title, ownFacts);

type Link = { to: string; label: string };

const named: Readonly<Record<string, { title: string; link?: string }>> = titleTexts;

export const linksTo = (paths: readonly string[]): Link[] =>
  paths.map((to) => ({ to, label: named[to]?.link ?? to }));
