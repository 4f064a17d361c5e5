import { customerRules, type FieldProblem } from '@burger/shared/contracts';
import { fieldText } from '@burger/shared/fields';
import type { DetailName } from '../placing/details';

/** What the form says, field by field. */
export type DetailTexts = Partial<Record<DetailName, string>>;

/** What is wrong with a field, in words. */
export const detailText = (name: DetailName, problem: FieldProblem): string =>
  fieldText({ problem, field: name, most: customerRules[name].most });
