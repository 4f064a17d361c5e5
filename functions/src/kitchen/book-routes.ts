import { CloseDayRequestSchema, CorrectDayRequestSchema } from '@burger/shared/kitchen';
import { afterDays, businessDay } from '@burger/shared/restaurant';
import { Router } from 'express';
import * as v from 'valibot';
import { requireOwner, staffOf } from '../auth/signed-in';
import { Refusal } from '../http/errors';
import { checkedBody, readJson } from '../http/requests';
import { type CounterPorts, createOrderView } from '../orders/follow';
import { bookRange } from '../orders/books';
import { createDays, type DayBook } from './days';
import { type MonthBook, monthPage } from './month';
import { weeksTo } from './weeks';

export interface BookPorts extends Pick<CounterPorts, 'orders' | 'shop' | 'now' | 'log'> {
  days: DayBook;
  months: MonthBook;
}

const DateSchema = v.pipe(v.string(), v.isoDate());
const MonthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Serves the accounts: `/day` with closing and corrections, `/weeks`, and `/month` for the owner. */
export function bookRoutes({ shop, log, months, ...ports }: BookPorts): Router {
  const { now } = ports;
  const books = createDays({ ...ports, view: createOrderView(shop, log) });
  const router = Router();
  const dateIn = (text: unknown): string => {
    const asked = v.safeParse(DateSchema, text ?? businessDay(now()));
    if (asked.success) return asked.output;
    throw new Refusal('invalid', 'A date is written like 2026-11-22', { field: 'date' });
  };

  router.get('/day', async ({ query }, response) => {
    const date = dateIn(query['date']);
    const [day, weekBefore] = await Promise.all([books.dayOf(date), books.weekBefore(date)]);
    response.json({ ...day, weekBefore });
  });

  router.post('/day/close', readJson, async (request, response) => {
    const wanted = checkedBody(CloseDayRequestSchema, request.body);
    response.json({ day: await books.close(wanted, staffOf(response)) });
  });

  router.post('/day/correct', readJson, async (request, response) => {
    const wanted = checkedBody(CorrectDayRequestSchema, request.body);
    response.json({ day: await books.correct(wanted, staffOf(response)) });
  });

  router.get('/weeks', async ({ query }, response) => {
    const to = dateIn(query['to']);
    const { from } = bookRange(afterDays(to, -13));
    response.json(weeksTo(to, await ports.orders.handedOver(from, bookRange(to).to)));
  });

  router.get('/month', requireOwner, async ({ query }, response) => {
    const month = v.safeParse(MonthSchema, query['month']);
    if (!month.success) {
      throw new Refusal('invalid', 'A month is written like 2026-11', { field: 'month' });
    }
    response.json(await monthPage(months, month.output, String(query['after'] ?? '')));
  });
  return router;
}
