import { factsUnder } from '@burger/shared/page-facts';
import { pageRules } from '@burger/shared/page-shop';

export const pageFacts = factsUnder(pageRules);
