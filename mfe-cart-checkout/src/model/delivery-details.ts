import {
  CustomerDetailsSchema,
  EmailSchema,
  readablePhone,
  type User,
} from '@burger/shared/contracts';
import * as v from 'valibot';

/** The fields of the delivery form, in the order in which they stand. */
export const detailNames = [
  'name',
  'phone',
  'address',
  'landmark',
  'email',
  'specialInstructions',
] as const;

export type DetailName = (typeof detailNames)[number];
export type Details = Record<DetailName, string>;
export type DetailProblems = Partial<Record<DetailName, string>>;

export const noDetails: Details = {
  name: '',
  phone: '',
  email: '',
  address: '',
  landmark: '',
  specialInstructions: '',
};

const text = v.fallback(v.pipe(v.string(), v.maxLength(4000)), '');

/** Details as they are kept in the browser; a damaged field costs that field only. */
export const KeptDetailsSchema = v.object({
  uid: v.string(),
  details: v.object({
    name: text,
    phone: text,
    email: text,
    address: text,
    landmark: text,
    specialInstructions: text,
  }),
});

export type KeptDetails = v.InferOutput<typeof KeptDetailsSchema>;

/** What is wrong with one field, or null. */
export function problemOf(name: DetailName, value: string): string | null {
  const { entries } = CustomerDetailsSchema;
  const result = v.safeParse(entries[name], value, { abortEarly: true, abortPipeEarly: true });
  if (!result.success) return result.issues[0].message;
  if (name !== 'email' || value.trim() === '') return null;
  const email = v.safeParse(EmailSchema, value, { abortPipeEarly: true });
  return email.success ? null : email.issues[0].message;
}

/** What is wrong with the form, field by field. */
export function problemsOf(details: Details): DetailProblems {
  const problems: DetailProblems = {};
  for (const name of detailNames) {
    const problem = problemOf(name, details[name]);
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** What the form starts with: what was typed in this tab, else the last delivery's, else the account's. */
export function startingDetails(
  user: User,
  typed: KeptDetails | null,
  last: KeptDetails | null,
): Details {
  if (typed?.uid === user.uid) return typed.details;
  const account: Details = {
    ...noDetails,
    name: user.displayName ?? '',
    phone: readablePhone(user.phoneNumber ?? ''),
    email: user.email ?? '',
  };
  if (last?.uid !== user.uid) return account;
  const { name, phone, email, address, landmark } = last.details;
  return {
    name: name || account.name,
    phone: phone || account.phone,
    email: email || account.email,
    address,
    landmark,
    specialInstructions: '',
  };
}
