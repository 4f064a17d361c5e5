import { CloseDayRequestSchema, CorrectDayRequestSchema } from '@burger/shared/kitchen';
import { afterDays, businessDay } from '@burger/shared/hours';
import { Router } from 'express';
import * as v from 'valibot';
import { requireOwner, staffOf } from '../auth/signed-in';
import { invalid } from '../http/errors';
import { checkedBody, readJson } from '../http/requests';
import { type CounterPorts, createOrderView } from '../orders/counter/follow';
import { accountingRange, monthPattern } from '../orders/store/accounting-days';
import { createDays, type DayStore } from './days';
import { type MonthStore, monthPage } from './month';
import { weeksTo } from './weeks';

export interface AccountingPorts extends Pick<CounterPorts, 'orders' | 'shop' | 'now' | 'log'> {
  days: DayStore;
  months: MonthStore;
}

const DateSchema = v.pipe(v.string(), v.isoDate());
const MonthSchema = v.pipe(v.string(), v.regex(monthPattern));

/** Serves the accounting API: `/day` with closing and corrections, `/weeks`, and `/month` for the owner. */
export function accountingRoutes({ shop, log, months, ...ports }: AccountingPorts): Router {
  const { now } = ports;
  const days = createDays({ ...ports, view: createOrderView(shop, log) });
  const router = Router();
  const dateIn = (text: unknown): string => {
    const requested = v.safeParse(DateSchema, text ?? businessDay(now()));
    if (requested.success) return requested.output;
    throw invalid('A date is written like 2026-11-22', 'date');
  };

  router.get('/day', async ({ query }, response) => {
    const date = dateIn(query['date']);
    const [day, weekBefore] = await Promise.all([days.dayOf(date), days.weekBefore(date)]);
    response.json({ ...day, weekBefore });
  });

  router.post('/day/close', readJson, async (request, response) => {
    const requested = checkedBody(CloseDayRequestSchema, request.body);
    response.json({ day: await days.close(requested, staffOf(response)) });
  });

  router.post('/day/correct', readJson, async (request, response) => {
    const requested = checkedBody(CorrectDayRequestSchema, request.body);
    response.json({ day: await days.correct(requested, staffOf(response)) });
  });

  router.get('/weeks', async ({ query }, response) => {
    const to = dateIn(query['to']);
    const { from } = accountingRange(afterDays(to, -13));
    response.json(weeksTo(to, await ports.orders.handedOver(from, accountingRange(to).to)));
  });

  router.get('/month', requireOwner, async ({ query }, response) => {
    const month = v.safeParse(MonthSchema, query['month']);
    if (!month.success) {
      throw invalid('A month is written like 2026-11', 'month');
    }
    response.json(await monthPage(months, month.output, String(query['after'] ?? '')));
  });
  return router;
}
