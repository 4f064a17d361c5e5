import { usualRetention, type RetentionRules } from '@burger/shared/contracts';
import { pageRules } from '@burger/shared/page-shop';

/** How long things are kept by the rules that the page was rendered with; documents of before say nothing of it. */
export const retention: RetentionRules =
  (pageRules as Partial<typeof pageRules>).retention ?? usualRetention;
