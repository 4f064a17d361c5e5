import { languages } from '@burger/shared/language';
import { goodsWords, type OrderDocument, type Paper } from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import type { Row } from '../../mail/rows';
import type { MailWords } from './mail-text';

const { timeZone } = restaurant;

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
  { kind, gstin, seller, declaresComposition, goods }: Paper,
  said: MailWords['legal'],
): Row[] {
  const { paidBy } = order;
  const line = (label: string, value = ''): Row => ({ label, value });
  return [
    line(said[kind], dateOf(order)),
    line(seller.legalName),
    line(seller.address),
    ...(gstin === null ? [] : [line('GSTIN', gstin)]),
    line(said.fssai, seller.fssai),
    line('SAC', `${seller.sac} (${said.service})`),
    ...goods.map((one) => line(`${said.inPrice} ${one.hsn}`, goodsWords(one))),
    line(said.place, seller.placeOfSupply),
    ...(paidBy ? [line(said.payment, said.paid[paidBy])] : []),
    ...(declaresComposition ? [line(said.composition)] : []),
  ];
}
