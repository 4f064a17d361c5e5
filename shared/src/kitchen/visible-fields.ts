import * as v from 'valibot';
import {
  orderFieldNames,
  orderFields,
  type OrderField,
  type OrderFieldWith,
} from '../contracts/order-fields';

/** Who reads a field beside its customer; `mail` is the mail to the restaurant. */
type Viewer = 'counter' | 'rider' | 'mail' | 'papers';

const table = {
  name: ['counter', 'rider', 'mail', 'papers'],
  phone: ['counter', 'rider', 'mail'],
  address: ['counter', 'rider', 'mail'],
  landmark: ['counter', 'rider', 'mail'],
  email: ['mail'],
  specialInstructions: ['counter', 'rider', 'mail', 'papers'],
  gstin: ['counter', 'papers'],
  legalName: ['counter', 'papers'],
  billingAddress: ['counter', 'papers'],
} as const satisfies Record<OrderField, readonly Viewer[]>;

type VisibleTo<One extends Viewer> = {
  [Name in OrderField]: One extends (typeof table)[Name][number] ? Name : never;
}[OrderField];

// Counter and rider read one field under a shorter name.
const messageName = (name: OrderField) => (name === 'specialInstructions' ? 'instructions' : name);
type MessageName<Name> = Name extends 'specialInstructions' ? 'instructions' : Name;

/** The fields that a viewer reads, by their names in messages to counter and rider. */
export type ReadBy<One extends Viewer> = MessageName<VisibleTo<One>>;

const TextSchema = v.string();
const OptionalTextSchema = v.exactOptional(TextSchema);
type Optional = OrderFieldWith<{ isOptional: true }>;

/** Returns whether a viewer reads a field of the order. */
export const isVisibleTo = (viewer: Viewer, name: OrderField): boolean =>
  table[name].some((one) => one === viewer);

const atCounter = orderFieldNames.filter((name) => isVisibleTo('counter', name));

export const RecipientSchema = v.object(
  Object.fromEntries(
    atCounter.map((name) => [
      messageName(name),
      orderFields[name].isOptional ? OptionalTextSchema : TextSchema,
    ]),
  ) as Record<MessageName<Exclude<VisibleTo<'counter'>, Optional>>, typeof TextSchema> &
    Record<Extract<VisibleTo<'counter'>, Optional>, typeof OptionalTextSchema>,
);

export type Recipient = v.InferOutput<typeof RecipientSchema>;

/** Empties the fields that a viewer does not read; optional ones are left out. */
export const readableBy = (viewer: Viewer, recipient: Recipient): Recipient =>
  Object.fromEntries(
    atCounter.flatMap((name) => {
      const text = isVisibleTo(viewer, name) ? recipient[messageName(name) as keyof Recipient] : '';
      return text || !orderFields[name].isOptional ? [[messageName(name), text]] : [];
    }),
  ) as unknown as Recipient;

/** Returns an order's fields for a viewer. */
export const recipientFor = (
  viewer: Viewer,
  fields: Readonly<Record<OrderField, string>>,
): Recipient =>
  readableBy(
    viewer,
    Object.fromEntries(
      orderFieldNames.map((name) => [messageName(name), fields[name]]),
    ) as unknown as Recipient,
  );
