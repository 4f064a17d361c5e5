import { parseArgs } from 'node:util';
import { normalisePhone } from '@burger/shared/contracts';
import type { Firestore } from 'firebase-admin/firestore';
import { eraseOrders, mostOrders, removeAll } from '../me/erased-order';
import { isActive, progressOf } from '../me/firestore-person';
import { countedName } from '../store/documents';

interface EraseRequest {
  /** The number in the form that orders store: +91XXXXXXXXXX. */
  phone: string;
  /** Lists the orders if false. */
  isAgreed: boolean;
}

interface ErasePorts {
  firestore: Firestore;
  now: Date;
  say: (line: string) => void;
}

/**
 * Removes the person from the orders that staff took for a phone number, and the number's counts of promo codes and
 * orders. Orders of accounts stay, because only their customer can prove whose they are. Returns the exit code: 1 while
 * one of the orders is open. Safe to repeat after a failure.
 */
export async function runEraseCommand(
  { firestore, now, say }: ErasePorts,
  { phone, isAgreed }: EraseRequest,
): Promise<0 | 1> {
  const orders = firestore.collection('orders').where('customerDetails.phone', '==', phone);
  const all = (await orders.get()).docs;
  const found = all.filter((order) => order.get('customerId') === '');
  const ofAccounts = all.length - found.length;
  const isOpen = (order: (typeof all)[number]) => isActive(progressOf(order.data()), now.getTime());
  for (const order of found)
    say(`${order.get('orderId')} ${order.get('orderStatus')}${isOpen(order) ? ', open' : ''}`);
  say(`Orders without account for ${phone}: ${found.length}.`);
  if (ofAccounts > 0) {
    say(
      `Orders of accounts: ${ofAccounts}. They stay, because their customer can sign in and delete`,
    );
    say('the account under My data.');
  }
  if (found.some(isOpen)) {
    say('Nothing was erased: an order is open. Finish or cancel it first.');
    return 1;
  }
  if (!isAgreed) {
    say('Nothing was erased. Add --yes to erase their customer.');
    return 0;
  }
  for (let at = 0; at < found.length; at += mostOrders)
    await eraseOrders(firestore, found.slice(at, at + mostOrders));
  const counted = countedName('phone', phone);
  await removeAll(firestore.collection('promoUses').where('who', '==', counted));
  await firestore.collection('orderAllowances').doc(counted).delete();
  say('Erased. Amounts, taxes and invoices stay. Delete the mails in your mailbox by hand.');
  return 0;
}

export const usage = `Removes a customer without account from the orders that staff took for a phone number.
  npm run erase -- <number>            lists the orders in the running local backend
  npm run erase -- <number> --yes      erases the customer of these orders
  --project <id>: in a Firebase project`;

/** Parses the command's arguments; null if there is not exactly one Indian mobile number. */
export function parseArguments(
  args: readonly string[],
): (EraseRequest & { project: string | undefined }) | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false }, project: { type: 'string' } },
  });
  const phone = normalisePhone(positionals.join(' '));
  return phone === null ? null : { phone, isAgreed: values.yes, project: values.project };
}
