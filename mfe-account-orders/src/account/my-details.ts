import {
  customerRules,
  fieldProblem,
  normalisePhone,
  readablePhone,
  type FieldProblem,
  type User,
} from '@burger/shared/contracts';

export const detailNames = ['name', 'phone', 'address', 'landmark'] as const;

export type DetailName = (typeof detailNames)[number];
export type MyDetails = Record<DetailName, string>;

/** Where the next order goes: the details, and the address for mails. */
export type DeliveryDetails = MyDetails & { email: string };

/** What the page starts with: the account's own words, then what the device keeps of the last order. */
export function startingDetails(
  user: User,
  keptPhone: string | null,
  last: Partial<DeliveryDetails>,
): MyDetails {
  return {
    name: user.displayName ?? last.name ?? '',
    phone: readablePhone(user.phoneNumber ?? keptPhone ?? normalisePhone(last.phone ?? '') ?? ''),
    address: last.address ?? '',
    landmark: last.landmark ?? '',
  };
}

/** What is wrong with the details. But for the name all may be empty: nothing more is kept then. */
export function problemsOf(details: MyDetails): Partial<Record<DetailName, FieldProblem>> {
  const problems: Partial<Record<DetailName, FieldProblem>> = {};
  for (const name of detailNames) {
    const problem = fieldProblem(details[name], {
      ...customerRules[name],
      required: name === 'name',
    });
    if (problem) problems[name] = problem;
  }
  return problems;
}
