import type { SlotsAnswer } from '@burger/shared/contracts';
import { Router } from 'express';
import { limitByAddress, type Allowance } from '../http/limits';
import type { KeptShop } from '../shop/keep-shop';
import type { OrderBook } from './order-book';
import { capacityOf, slotsAheadMs } from './promise';

interface SlotPorts {
  book: Pick<OrderBook, 'taken'>;
  shop: KeptShop;
  now: () => Date;
}

const forNow = 'public, max-age=10, s-maxage=10';

/** `GET /slots`: how many places are left in the half hours in which orders lie already; the others are empty. */
export function slotRoutes({ book, shop, now }: SlotPorts, allowance: Allowance): Router {
  const router = Router();
  router.get('/slots', limitByAddress(allowance), async (_request, response) => {
    const at = now();
    const [current, taken] = await Promise.all([
      shop.shop(),
      book.taken(at.getTime(), at.getTime() + slotsAheadMs),
    ]);
    const { slots: rules } = current.rules;
    const slots = [...taken].map(([slot, orders]) => ({
      slot: new Date(slot).toISOString(),
      left: Math.max(0, capacityOf(current) - orders),
    }));
    const answer: SlotsAnswer = { now: at.toISOString(), slots: rules ? slots : [] };
    response.set('Cache-Control', forNow).json(answer);
  });
  return router;
}
