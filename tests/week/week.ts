import { dayOf } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import { published as seedMenu } from '@burger/shared/testing/a-shop';
import { dayRange } from '../../functions/src/orders/placing/promise-time';
import { createAgenda, openLedger, type Week } from './ledger';
import { customerOf, order } from './customer';
import { openKitchen } from './kitchen';
import { randomOf } from './random';
import { planShift, planTroubles } from './days';
import { takePaymentsOnline } from './payments';
import { openSite } from './site';

const minute = 60_000;
const dayMs = 24 * 60 * minute;
// Work that takes longer than this (ms) continues in the next step.
const longestStepMs = 8000;
// Length of a step (ms) during opening hours; at night steps are longer.
const stepMs = 2 * minute;
// At the end, staff are present as long as a check with the payment provider may be late, then absent as
// long.
const openMinutes = 7 * 60;
// A Monday in the only year that the rules cover.
const firstDay = '2026-11-23';

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
};
const { hours } = seedMenu.rules;
const dayStart = (day: number): number =>
  dayRange(firstDay, restaurant.timeZone).from + day * dayMs;
export const datesOf = ({ days }: Pick<Week, 'days'>): string[] =>
  Array.from({ length: days }, (_, day) => dayOf(new Date(dayStart(day))));

/** Plans when customers visit: most at noon and in the evening, some at night. */
function planCustomers(week: Week, customers: number): void {
  const random = randomOf(week.seed, 'visits');
  for (let number = 0; number < customers; number += 1) {
    const customer = customerOf(week, number);
    const visits = random.pick([1, 1, 1, 2]);
    for (let visit = 0; visit < visits; visit += 1) {
      const [from, to] = random.pick([
        [12, 14.5],
        [18.5, 21.2],
        [18.5, 21.2],
        [11, 21],
        [0, 24],
      ] as const);
      const at =
        dayStart(random.whole(0, week.days - 1)) +
        (from + random.next() * (to - from)) * 60 * minute;
      week.agenda.at(Math.floor(at), () => order(week, customer));
    }
  }
}

interface Settings {
  seed: number;
  customers: number;
  days: number;
  program: string;
}

export async function playWeek(
  { seed, customers, days, program }: Settings,
  say: (line: string) => void,
) {
  const site = await openSite(program, randomOf(seed, 'site'));
  const week: Week = {
    seed,
    days,
    site,
    agenda: createAgenda(),
    ledger: openLedger(),
    documents: new Map(),
    dishes: seedMenu.dishes.filter(({ isAvailable }) => isAvailable).map(({ id }) => id),
    cashOnly: '',
    isOver: false,
  };
  await takePaymentsOnline(week, dayStart(0) - minute);
  const kitchen = openKitchen(week);
  planCustomers(week, customers);

  const underWay = new Set<Promise<unknown>>();
  function begin(work: () => unknown): void {
    const done = Promise.resolve(work()).finally(() => underWay.delete(done));
    underWay.add(done);
  }

  async function pass(moment: number, isStaffed: boolean): Promise<void> {
    await site.goTo(moment);
    week.agenda.due(moment).forEach(begin);
    if (isStaffed) begin(kitchen.minute);
    if (moment % (4 * minute) === 0) begin(() => site.sweep('news', 'payments', 'health'));
    await Promise.race([Promise.all(underWay), site.live(longestStepMs)]);
  }

  for (let day = 0; day < days; day += 1) {
    const opens = dayStart(day) + minutesOf(hours.opens);
    const closes = dayStart(day) + minutesOf(hours.closes);
    planShift(week, day, { opens, closes });
    planTroubles(week, day, opens, closes);
    week.agenda.at(dayStart(day) + 4 * 60 * minute, () => site.sweep('retention'));
    for (let at = dayStart(day); at < dayStart(day + 1);) {
      const isStaffed = at >= opens - 30 * minute && at < closes + 60 * minute;
      await pass(at, isStaffed);
      at += isStaffed ? stepMs : 20 * minute;
    }
    await site.readLogs();
    say(
      `${datesOf(week)[day]}: ${site.tally.requests} requests, ${site.mails().length} mails so far`,
    );
  }

  Object.assign(site.provider.behaviour, { api: 'up', refunds: 'processed' });
  await site.provider.settle('processed');
  // All faults end: waiting customers get a response, and open work is completed.
  week.isOver = true;
  for (const what of ['store', 'maps', 'mail'] as const) await site.trouble(what, 'none');
  for (let at = dayStart(days); at < dayStart(days) + openMinutes * minute; at += stepMs) {
    await pass(at, true);
  }
  await Promise.all(underWay);
  // From here on nobody acts any more: background jobs complete the last orders and payments.
  for (let minutes = openMinutes; minutes < 2 * openMinutes; minutes += 4) {
    await site.goTo(dayStart(days) + minutes * minute);
    await site.sweep('news', 'payments');
  }
  await site.readLogs();
  return week;
}
