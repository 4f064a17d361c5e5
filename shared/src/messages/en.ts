import type { RefusalCode, DisplayedReason } from '../contracts/api';
import type { messages as privacy } from '../ui/privacy-note';
import type { orderFieldLabels } from '../ui/fields/order-field-labels';
import type { messages as contracts } from '../ui/fields/field-text';
import type { messages as pricing } from '../pricing/bill';
import type { englishBillLabels } from '../pricing/bill-labels';
import type { messages as facts } from '../shop/rule-sentences';
import type { messages as times } from '../hours/clock-time';
import type { messages as savings } from '../ui/savings-line';
import type { messages as ui } from '../ui/messages/en';

/**
 * The English texts. They stay in the modules that show them, because each remote contains only those that it
 * uses; translations load together, before the shell.
 */
export interface Texts {
  'shared/ui': typeof ui;
  'shared/order-fields': typeof orderFieldLabels;
  'shared/contracts': typeof contracts;
  'shared/refusals': Record<RefusalCode | DisplayedReason, string>;
  'shared/pricing': typeof pricing;
  'shared/bill': typeof englishBillLabels;
  'shared/savings': typeof savings;
  'shared/restaurant-times': typeof times;
  'shared/facts': typeof facts;
  'shared/restaurant': object;
  'shared/privacy': typeof privacy;
}
