import { paise, type Judge } from './found';

/** Every order that was acknowledged has one document, which says what was acknowledged; there are no others. */
export const judgeDocuments: Judge = ({ ledger }, { orders, numbers }) => {
  const problems: string[] = [];
  for (const { key, told, uid } of ledger.placings.values()) {
    const stored = orders.get(key);
    if (!told) continue;
    if (!stored) problems.push(`${key} was acknowledged and is not there`);
    else if (stored.orderId !== told.orderId) problems.push(`${key} has another number`);
    else if (stored.pricing.total !== told.total) problems.push(`${key} has another total`);
    else if (stored.customerId !== uid) problems.push(`${key} is somebody else's`);
  }
  for (const [key, { orderId }] of orders) {
    if (!ledger.placings.has(key)) problems.push(`${key} was never asked for`);
    if (numbers.get(orderId)?.order !== key) problems.push(`The number of ${key} is not its own`);
  }
  if (numbers.size !== orders.size) {
    problems.push(`${numbers.size} numbers for ${orders.size} orders`);
  }
  const waiting = [...ledger.placings.values()].filter(({ isUnknown }) => isUnknown);
  if (waiting.length > 0) problems.push(`${waiting.length} customers never got an answer`);
  return problems;
};

/** What was sold and for how much: by the orders alone, in paise. */
export const salesOf = (orders: Iterable<{ orderStatus: string; pricing: { total: number } }>) =>
  [...orders]
    .filter(({ orderStatus }) => orderStatus === 'delivered')
    .reduce((sum, { pricing }) => sum + paise(pricing.total), 0);
