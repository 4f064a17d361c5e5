import {
  fromStoredPromise,
  type OrderField,
  orderFields,
  orderFieldNames,
} from '@burger/shared/contracts';
import { orderFieldLabels } from '@burger/shared/ui/fields';
import { isVisibleTo } from '@burger/shared/kitchen';
import { callNumber, sumsOf, type OrderDocument } from '@burger/shared/order';
import { promisedTextWithDate, momentText } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import type { Mail } from '../../mail/mail';
import { escapeHtml, tableOf, textOf, type Row } from '../../mail/rows';
import { billRows, lineRows, money, orderIn } from './bill-rows';
import { english } from './messages/en';

function totalWords({ kind, paidBy }: OrderDocument): string {
  if (paidBy === 'online') return 'Total, paid online';
  return kind === 'pickup' ? 'Total, to pay at the counter' : 'Total, cash on delivery';
}

function whenRows(order: OrderDocument): Row[] {
  const { kind, slot } = order;
  const how = kind === 'pickup' ? 'Pickup' : 'Delivery';
  const { promisedFrom, promisedTo } = fromStoredPromise(order);
  const value = promisedTextWithDate({
    promisedFrom: Date.parse(promisedFrom),
    promisedTo: Date.parse(promisedTo),
  });
  return [{ label: slot === null ? how : `${how}, for a chosen time`, value }];
}

const labels: Record<OrderField, string> = {
  ...{ ...orderFieldLabels, address: 'Address', specialInstructions: 'Instructions' },
};

function customerRows({ customerDetails: customer, location }: OrderDocument): Row[] {
  const about = (what: (typeof orderFields)[OrderField]['about']): Row[] =>
    orderFieldNames
      .filter((name) => orderFields[name].about === what && isVisibleTo('mail', name))
      .map((name) => ({ label: labels[name], value: customer[name] ?? '' }));
  const distance = { label: 'Distance', value: location ? `${location.distance} km` : '' };
  const rows = [...about('person'), ...about('place'), distance, ...about('order')];
  return rows.filter(({ value }) => value !== '');
}

function linkRows({ orderId, location }: OrderDocument): Row[] {
  const pin = location?.lat !== undefined && `${location.lat},${location.lng}`;
  const map = pin ? `https://www.google.com/maps/search/?api=1&query=${pin}` : '';
  const counter = `${restaurant.siteUrl}/kitchen#${orderId}`;
  return [
    { label: 'On the counter', value: counter, isLink: true },
    ...(map ? [{ label: 'Map', value: map, isLink: true }] : []),
  ];
}

function mailAbout(
  order: OrderDocument,
  kind: 'order' | 'escalation',
  news: string,
  title: string,
): Mail {
  const placed = momentText(new Date(order.createdAt));
  const own = orderIn(order);
  const parts = [
    whenRows(order),
    linkRows(order),
    order.items.flatMap((item) => lineRows(item, english.bill, 'en')),
    billRows({ sums: sumsOf(own), ...own.bill }, { total: totalWords(order) }, 'en'),
    customerRows(order),
  ];
  return {
    kind,
    to: restaurant.emails.orders,
    subject: `${news} ${order.orderId} – ${money(order.pricing.total)}`,
    text: [`${title}, placed ${placed}`, ...parts.map(textOf)].join('\n\n'),
    html: `<h1>${escapeHtml(title)}</h1><p>Placed ${escapeHtml(placed)}</p>${parts.map(tableOf).join('')}`,
  };
}

export const orderMail = (order: OrderDocument): Mail =>
  mailAbout(
    order,
    'order',
    order.kind === 'pickup' ? 'New order for pickup' : 'New order',
    `Order ${order.orderId}, called out as ${callNumber(order.orderId)}`,
  );

export const escalationMail = (order: OrderDocument): Mail =>
  mailAbout(
    order,
    'escalation',
    'NOT YET CONFIRMED: order',
    `Nobody has confirmed order ${order.orderId}: please look at the counter, or call the customer`,
  );
