import { factsUnder } from '@burger/shared/page-facts';
import { pageRules } from '@burger/shared/page-shop';

/** Placeholders of this page's texts. */
export const pageFacts = factsUnder(pageRules);
