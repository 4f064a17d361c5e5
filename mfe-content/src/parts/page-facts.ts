import { factsUnder } from '@burger/shared/page-facts';
import { pageRules } from '@burger/shared/page-shop';

/** What the words of this page may name. */
export const pageFacts = factsUnder(pageRules);
