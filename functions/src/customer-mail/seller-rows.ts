import type { GstRules } from '@burger/shared/contracts';
import { languages } from '@burger/shared/language';
import { printedBill, type OrderDocument, type PrintedBill } from '@burger/shared/order';
import { fromRupees } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import type { Row } from '../mail/rows';
import type { MailWords } from './mail-words';

const { address, fssai, legalName, name, timeZone } = restaurant;

/** What the law wants on the bill of an order, under the scheme of the restaurant. */
export function legalOf({ pricing }: OrderDocument, gst: GstRules): PrintedBill {
  const { subtotal, promoDiscount, deliveryCharge, cgst, sgst } = pricing;
  const bill = {
    subtotal: fromRupees(subtotal),
    discount: fromRupees(promoDiscount),
    delivery: fromRupees(deliveryCharge),
    cgst: fromRupees(cgst),
    sgst: fromRupees(sgst),
  };
  return printedBill(bill, { gst, fssai });
}

function dateOf({ createdAt, language }: OrderDocument): string {
  if (createdAt === null) return '';
  return new Intl.DateTimeFormat(`${languages[language].tag}-u-nu-latn`, {
    timeZone,
    dateStyle: 'long',
  }).format(new Date(createdAt));
}

/** Which paper a bill is, who bills, with the numbers that the law asks for, and how it was paid once it was. */
export function sellerRows(
  order: OrderDocument,
  legal: PrintedBill,
  said: MailWords['legal'],
): Row[] {
  const { paidBy } = order;
  const line = (label: string, value = ''): Row => ({ label, value });
  return [
    line(said[legal.kind], dateOf(order)),
    line(legalName),
    line(
      `${name}, ${address.street}, ${address.locality}, ${address.city} ${address.postalCode}, ${address.region}`,
    ),
    ...(legal.gstin === null ? [] : [line('GSTIN', legal.gstin)]),
    line(said.fssai, legal.fssai),
    line('SAC', `${legal.sac} (${said.service})`),
    line(said.place, address.region),
    ...(paidBy ? [line(said.payment, said.paid[paidBy])] : []),
    ...(legal.declaresComposition ? [line(said.composition)] : []),
  ];
}
