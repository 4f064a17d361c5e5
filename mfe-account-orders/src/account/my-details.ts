import {
  orderFields,
  fieldProblem,
  normalisePhone,
  readablePhone,
  type FieldProblem,
  type User,
} from '@burger/shared/contracts';

export const detailNames = ['name', 'phone', 'address', 'landmark'] as const;

export type DetailName = (typeof detailNames)[number];
export type MyDetails = Record<DetailName, string>;

export type DeliveryDetails = MyDetails & { email: string };

/**
 * Returns the details to fill the form with: the account's first, then those of the last order on this
 * device.
 */
export function startingDetails(
  user: User,
  storedPhone: string | null,
  last: Partial<DeliveryDetails>,
): MyDetails {
  return {
    name: user.displayName ?? last.name ?? '',
    phone: readablePhone(user.phoneNumber ?? storedPhone ?? normalisePhone(last.phone ?? '') ?? ''),
    address: last.address ?? '',
    landmark: last.landmark ?? '',
  };
}

/** Returns the problems of the details. All fields but the name may be empty. */
export function problemsOf(details: MyDetails): Partial<Record<DetailName, FieldProblem>> {
  const problems: Partial<Record<DetailName, FieldProblem>> = {};
  for (const name of detailNames) {
    const problem = fieldProblem(details[name], {
      ...orderFields[name],
      required: name === 'name',
    });
    if (problem) problems[name] = problem;
  }
  return problems;
}
