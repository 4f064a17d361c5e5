import * as v from 'valibot';
import { fieldProblems } from '../contracts/field-rules';
import type { FieldFault } from './field-text';

/** What a schema says about a field, or null where it says it in other than our codes. */
export function fieldFault(issue: v.BaseIssue<unknown>): FieldFault | null {
  const problem = fieldProblems.find((one) => one === issue.message);
  if (!problem) return null;
  const field = v.getDotPath(issue)?.split('.').at(-1) ?? '';
  const most = typeof issue.requirement === 'number' ? issue.requirement : 0;
  return { problem, field, most };
}
