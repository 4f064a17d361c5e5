import * as v from 'valibot';

const indianMobile = /^(?:\+91|91|0)?([6-9]\d{9})$/;

/** An Indian mobile number in its stored form +91XXXXXXXXXX, or null when the text is none. */
export function normalisePhone(text: string): string | null {
  const digits = indianMobile.exec(text.replace(/[\s-]/g, ''))?.[1];
  return digits ? `+91${digits}` : null;
}

export const PhoneSchema = v.pipe(
  v.string('Please enter your phone number'),
  v.trim(),
  v.minLength(1, 'Please enter your phone number'),
  v.maxLength(30, 'Please enter a valid Indian mobile number'),
  v.check((text) => normalisePhone(text) !== null, 'Please enter a valid Indian mobile number'),
  v.transform((text) => normalisePhone(text) ?? text),
);
