import { usualRetention, type RetentionRules } from '@burger/shared/contracts';
import { pageRules } from '@burger/shared/shop/page';

/**
 * Retention periods from the rules that the page was prerendered with. Older rules have none, so the default
 * applies.
 */
export const retention: RetentionRules =
  (pageRules as Partial<typeof pageRules>).retention ?? usualRetention;
