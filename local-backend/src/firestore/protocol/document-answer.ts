import type { StoredDocument } from '../store/document-store';
import { valueAt, withValueAt, type FieldPath } from '../values/paths';
import { formatTimestamp } from '../values/timestamp';
import type { WireFields } from '../values/wire-value';

export interface DocumentAnswer {
  readonly name: string;
  readonly fields: WireFields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** A stored document as REST v1 shows it, cut down to the mask if there is one. */
export function documentAnswer(
  document: StoredDocument,
  root: string,
  mask?: readonly FieldPath[],
): DocumentAnswer {
  return {
    name: `${root}/${document.path}`,
    fields: mask ? maskedFields(document.fields, mask) : document.fields,
    createTime: formatTimestamp(document.createTime),
    updateTime: formatTimestamp(document.updateTime),
  };
}

/** The moment of an answer; everything committed before is in it. */
export function readTime(): string {
  return formatTimestamp(Date.now() * 1000);
}

function maskedFields(fields: WireFields, mask: readonly FieldPath[]): WireFields {
  let masked: WireFields = {};
  for (const path of mask) {
    const value = valueAt(fields, path);
    if (value) masked = withValueAt(masked, path, value);
  }
  return masked;
}
