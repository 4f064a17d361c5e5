import { usualRetention, type RetentionRules } from '@burger/shared/contracts';
import { pageRules } from '@burger/shared/page-shop';

/** Retention from the rules that the page was rendered with; older documents have none. */
export const retention: RetentionRules =
  (pageRules as Partial<typeof pageRules>).retention ?? usualRetention;
