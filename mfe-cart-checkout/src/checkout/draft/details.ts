import {
  cleanLine,
  cleanParagraph,
  fieldProblem,
  isAddressed,
  isNamed,
  mapOrderFields,
  noOrderFields,
  orderFieldNames,
  orderFields,
  readablePhone,
  type FieldProblem,
  type OrderField,
  type OrderKind,
  type User,
} from '@burger/shared/contracts';
import { fields } from '@burger/shared/platform/reading';
import type { Stored } from '@burger/shared/platform/storage';

export type Details = Record<OrderField, string>;
export type DetailProblems = Partial<Record<OrderField, FieldProblem>>;

export interface StoredDetails {
  uid: string;
  details: Details;
}

export interface DetailsStorage {
  typed: Stored<StoredDetails>;
  lastDelivery: Stored<StoredDetails>;
}

const longest = 4000;

/** Returns stored details, or null without a user id. A damaged field becomes empty; the others are kept. */
export function readStoredDetails(stored: unknown): StoredDetails | null {
  const { uid, details } = fields(stored);
  if (typeof uid !== 'string' || typeof details !== 'object' || details === null) return null;
  const read = { ...noOrderFields };
  for (const name of orderFieldNames) {
    const value = fields(details)[name];
    if (typeof value === 'string' && value.length <= longest) read[name] = value;
  }
  return { uid, details: read };
}

export const problemOf = (name: OrderField, value: string): FieldProblem | null =>
  fieldProblem(value, orderFields[name]);

/** Returns the fields of the form; a pickup order has no address and no landmark. */
export const namesFor = (kind: OrderKind): readonly OrderField[] =>
  kind === 'pickup'
    ? orderFieldNames.filter((name) => orderFields[name].about !== 'place')
    : orderFieldNames;

export function problemsOf(details: Details, kind: OrderKind): DetailProblems {
  const problems: DetailProblems = {};
  for (const name of namesFor(kind)) {
    const problem = problemOf(name, details[name]);
    if (problem) problems[name] = problem;
  }
  const billedTo = {
    gstin: cleanLine(details.gstin),
    legalName: cleanLine(details.legalName),
    billingAddress: cleanParagraph(details.billingAddress),
  };
  if (!isNamed(billedTo)) problems.legalName = 'missing';
  if (kind === 'pickup' && !isAddressed(billedTo)) problems.billingAddress = 'missing';
  return problems;
}

/** Returns the initial details: those typed in this tab, else of the last delivery, else of the account. */
export function startingDetails(
  user: User,
  typed: StoredDetails | null,
  last: StoredDetails | null,
): Details {
  if (typed?.uid === user.uid) return typed.details;
  const account: Details = {
    ...noOrderFields,
    name: user.displayName ?? '',
    phone: readablePhone(user.phoneNumber ?? ''),
    email: user.email ?? '',
  };
  if (last?.uid !== user.uid) return account;
  const { name, phone, email, address, landmark } = last.details;
  return {
    ...noOrderFields,
    name: name || account.name,
    phone: phone || account.phone,
    email: email || account.email,
    address,
    landmark,
  };
}

/** Returns whether a detail applies to a single order and is not prefilled in the next one. */
export const isOfOneOrder = (name: OrderField): boolean =>
  orderFields[name].about === 'order' || orderFields[name].about === 'bill';

/** Returns the initial details. `settled`: name, contact and address are unchanged since the last order. */
export function startDetails(
  { typed, lastDelivery }: DetailsStorage,
  user: User,
): { details: Details; settled: boolean } {
  const last = lastDelivery.read();
  const details = startingDetails(user, typed.read(), last);
  const before = startingDetails(user, null, last);
  const isAsBefore = (name: OrderField) => isOfOneOrder(name) || details[name] === before[name];
  return { details, settled: last?.uid === user.uid && orderFieldNames.every(isAsBefore) };
}

const withoutOrder = (details: Details): Details =>
  mapOrderFields(orderFieldNames, (name) => (isOfOneOrder(name) ? '' : details[name]));

export function storeDelivered(
  { typed, lastDelivery }: DetailsStorage,
  uid: string,
  details: Details,
): void {
  lastDelivery.write({ uid, details: withoutOrder(details) });
  typed.remove();
}
