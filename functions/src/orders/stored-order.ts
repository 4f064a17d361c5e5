import { orderKinds } from '@burger/shared/contracts';
import { languages, type Language } from '@burger/shared/language';
import { orderActors, orderStatuses, type OrderDocument } from '@burger/shared/order';
import * as v from 'valibot';

const text = v.optional(v.string(), '');
const rupees = v.number();

const languageNames = Object.keys(languages) as Language[];

const NamesSchema = v.exactOptional(v.record(v.picklist(languageNames), v.string()));

const ChoiceSchema = v.object({
  group: v.string(),
  choice: v.string(),
  name: v.string(),
  names: NamesSchema,
  price: rupees,
});

// Orders of before lines had choices carry neither these nor the name of a line, which then was its dish's.
const ItemSchema = v.pipe(
  v.object({
    id: v.number(),
    lineId: text,
    name: v.string(),
    names: NamesSchema,
    price: rupees,
    quantity: v.number(),
    image: v.string(),
    choices: v.optional(v.array(ChoiceSchema), []),
    note: text,
  }),
  v.transform((item) => ({ ...item, lineId: item.lineId || String(item.id) })),
);

const StepSchema = v.object({
  status: v.picklist(orderStatuses),
  at: v.string(),
  by: v.picklist(orderActors),
});

const StoredOrderSchema = v.object({
  orderId: v.string(),
  trackingKey: v.exactOptional(v.string()),
  customerId: v.string(),
  customerDetails: v.object({
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    address: v.string(),
    landmark: v.string(),
    specialInstructions: v.string(),
  }),
  items: v.array(ItemSchema),
  pricing: v.object({
    subtotal: rupees,
    promoDiscount: rupees,
    appliedPromo: v.nullable(v.string()),
    deliveryCharge: rupees,
    cgst: rupees,
    sgst: rupees,
    total: rupees,
  }),
  location: v.nullable(v.object({ lat: v.number(), lng: v.number(), distance: v.number() })),
  menuVersion: text,
  paymentMethod: v.string(),
  // How far it is; orders of before there was a counter say no more of it than their two states.
  kind: v.exactOptional(v.picklist(orderKinds)),
  orderStatus: v.string(),
  open: v.exactOptional(v.boolean()),
  revision: v.exactOptional(v.number()),
  history: v.exactOptional(v.array(StepSchema)),
  addedMinutes: v.exactOptional(v.number()),
  reason: v.exactOptional(v.nullable(v.string())),
  rider: v.exactOptional(v.nullable(v.string())),
  paymentStatus: v.string(),
  paidBy: v.exactOptional(v.nullable(v.picklist(['cash', 'upi']))),
  createdAt: v.nullable(v.string()),
  attendedFrom: v.exactOptional(v.string()),
  // Orders of before there were slots were for as soon as possible, promised a moment, in English.
  slot: v.optional(v.nullable(v.string()), null),
  estimatedDeliveryTime: v.nullable(v.string()),
  estimatedDeliveryUntil: v.optional(v.nullable(v.string()), null),
  language: v.optional(v.picklist(languageNames), 'en'),
});

/** An order as it lies in the store, with ISO text for its times, in today's shape. Throws when it is no order. */
export const readStoredOrder = (data: unknown): OrderDocument => v.parse(StoredOrderSchema, data);
