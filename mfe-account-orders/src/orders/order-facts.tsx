import {
  leftToCollect,
  lifeOf,
  paymentsByMethod,
  paymentMethodsText,
  readBooked,
  type Timestamp,
  type Order,
} from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { promisedTextWithDate, momentText } from '@burger/shared/hours';
import { styled } from '@burger/shared/styled';
import { color, from, size, space } from '@burger/shared/theme';
import type { ReactNode } from 'react';
import { messages } from '../messages/en';
import { Amount } from './order-bill';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1.5)} ${space(3)};
  ${from.tablet} {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
  dd {
    font-weight: 600;
  }
`;

const texts = messages.order;
const methods: Readonly<Record<string, string>> = texts.methods;

/** Formats a time in the restaurant's zone; N/A without one, Invalid Date for a damaged one (spec.md §8). */
export function showMoment(moment: Timestamp): string {
  if (moment === 'missing') return messages.orders.notAvailable;
  return moment === 'invalid' ? messages.orders.invalidDate : momentText(moment);
}

export const promisedFact = (order: Order): string =>
  promisedTextWithDate(order) || showMoment(order.promisedFrom);

/**
 * Returns how an order was or will be paid, with amounts when several methods were used. An unknown method is
 * shown as stored.
 */
export function paymentText(order: Order, data: unknown): string {
  const { paymentMethod: method, kind, payment, bill } = order;
  if (payment === 'pending') {
    return method === 'cod' && kind === 'pickup'
      ? texts.atCounter
      : (methods[method] ?? (method || messages.orders.notAvailable));
  }
  const booked = readBooked(data);
  const life = booked && lifeOf(booked);
  const left = life ? leftToCollect(life) : 0;
  if (left > 0) {
    const before = formatMoney((bill.total ?? 0) - left);
    return `${texts.paid[payment]} ${before}, ${texts.rest(formatMoney(left))}`;
  }
  const ways = paymentsByMethod({ payment, total: bill.total ?? 0, collected: booked?.collected });
  if (ways.length < 2) return texts.paid[payment];
  return paymentMethodsText(ways, texts);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function OrderFacts({ order, data }: { order: Order; data: unknown }) {
  return (
    <Facts>
      <Fact label={texts.date}>{showMoment(order.createdAt)}</Fact>
      <Fact label={texts.estimated[order.kind]}>{promisedFact(order)}</Fact>
      <Fact label={texts.payment}>{paymentText(order, data)}</Fact>
      <Fact label={texts.total}>
        <Amount paise={order.bill.total} />
      </Fact>
    </Facts>
  );
}
