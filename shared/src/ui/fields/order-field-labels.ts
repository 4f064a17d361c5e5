import type { OrderField } from '../../contracts/order-fields';
import { inPageLanguage } from '../../i18n/i18n';

const english = {
  name: 'Name',
  phone: 'Phone',
  address: 'Delivery address',
  landmark: 'Landmark',
  email: 'Email',
  specialInstructions: 'Special instructions',
  gstin: 'GSTIN',
  legalName: 'Legal name',
  billingAddress: 'Address on the bill',
} satisfies Record<OrderField, string>;

/** Names of what a customer says with an order. */
export const orderFieldLabels: Readonly<Record<OrderField, string>> = inPageLanguage(
  'shared/order-fields',
  english,
);
