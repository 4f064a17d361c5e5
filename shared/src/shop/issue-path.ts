import type { IssuePathItem } from 'valibot';

/** A place in a document as an issue of its schema names it. Throws where it is the document itself. */
export function issuePath(
  document: unknown,
  at: readonly (string | number)[],
): [IssuePathItem, ...IssuePathItem[]] {
  let input = document;
  const [first, ...others] = at.map((key): IssuePathItem => {
    const value = (input as Record<string | number, unknown>)[key];
    const item = { type: 'unknown', origin: 'value', input, key, value } as const;
    input = value;
    return item;
  });
  if (!first) throw new Error('An issue of the whole has no path');
  return [first, ...others];
}
