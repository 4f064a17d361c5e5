import { factsUnder } from '@burger/shared/shop/page-facts';
import { pageRules } from '@burger/shared/shop/page';

export const pageFacts = factsUnder(pageRules);
