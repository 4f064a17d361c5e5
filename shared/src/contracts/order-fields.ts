import type { FieldRule } from './field-rules';

interface OrderFieldRule extends FieldRule {
  /**
   * `person` and `place` are prefilled in the next order, `order` and `bill` are not. Only deliveries have a `place`.
   * `bill`: the business that is the recipient of the bill.
   */
  about: 'person' | 'place' | 'order' | 'bill';
  /** Whether documents and messages omit this field when it is empty. Earlier releases did not have all fields. */
  isOptional?: true;
}

/**
 * What a customer says with an order, in the order of the form. The request, the stored document, its reader and the
 * form are built from it. Each field is personal data, and part of what makes two orders the same.
 */
const table = {
  name: { most: 80, required: true, about: 'person' },
  phone: { most: 30, required: true, kind: 'phone', about: 'person' },
  address: { most: 300, required: true, lines: true, about: 'place' },
  landmark: { most: 120, about: 'place' },
  email: { most: 254, kind: 'email', about: 'person' },
  specialInstructions: { most: 500, lines: true, about: 'order' },
  gstin: { most: 30, kind: 'gstin', about: 'bill', isOptional: true },
  legalName: { most: 120, about: 'bill', isOptional: true },
  billingAddress: { most: 300, lines: true, about: 'bill', isOptional: true },
} as const satisfies Record<string, OrderFieldRule>;

type Table = typeof table;
export type OrderField = keyof Table;

/** The fields whose rule has these values. */
export type OrderFieldWith<Rule extends Partial<OrderFieldRule>> = {
  [Name in OrderField]: Table[Name] extends Rule ? Name : never;
}[OrderField];

export const orderFields: Readonly<Record<OrderField, OrderFieldRule>> = table;
export const orderFieldNames = Object.keys(table) as readonly OrderField[];

/** Returns the fields whose rule has a value. */
export const orderFieldsWith = <Fact extends keyof OrderFieldRule, Value>(
  fact: Fact,
  value: Value & OrderFieldRule[Fact],
) =>
  orderFieldNames.filter((name) => orderFields[name][fact] === value) as OrderFieldWith<
    Record<Fact, Value>
  >[];

/** Returns a value for each of these fields. */
export const mapOrderFields = <Value, Name extends OrderField>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

export const noOrderFields = mapOrderFields(orderFieldNames, () => '');

/** The fields of a business that is the recipient of a bill. */
export const billedToNames = orderFieldsWith('about', 'bill');
export type BilledTo = Record<(typeof billedToNames)[number], string>;

/** Returns whether the legal name is present if there is a GSTIN. */
export const isNamed = ({ gstin, legalName }: BilledTo): boolean =>
  gstin === '' || legalName !== '';

/** Returns whether the billing address is present if there is a GSTIN: a pickup order has no other address. */
export const isAddressed = ({ gstin, billingAddress }: BilledTo): boolean =>
  gstin === '' || billingAddress !== '';
