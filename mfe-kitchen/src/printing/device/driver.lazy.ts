import type { Menu } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { standingBill } from '@burger/shared/order';
import { pageRules } from '@burger/shared/shop/page';
import { staffLanguage } from '../../messages/en';
import type { Core, Driver, PrintingState } from '../queue/core';
import { findingsOf, type Found } from './device';
import { encode } from './esc-pos';
import { isForLaterAt } from '../../counter/for-later';
import { onEachResponse } from '../../counter/state';
import { billed } from '../documents/billed';
import { blocksOf, testBlocks, type Block } from '../documents/printouts';
import { paintWords } from './picture';
import {
  printoutOf,
  ticketsAgain,
  ticketsOf,
  wishesOfAccepted,
  type Condition,
  type Job,
  type Printer,
  type Connection,
} from './printers';
import { headOfNext, ticketsIn, ticketStateOf } from '../documents/tickets';
import { createWorker, type Sheet } from '../queue/worker';

const isBeingMade = ({ status }: KitchenOrder): boolean =>
  status === 'confirmed' || status === 'preparing';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Queues the printouts of newly accepted orders, once each, whichever tablet accepted them. */
function printAccepted(core: Core): void {
  const { state, stored, counter, changeJobs, put, remember, rememberTickets } = core;
  const { board } = counter.state.get();
  if (!board) return;
  const orders = [...board.orders.values()];
  const before = stored.printed.read();
  // Orders accepted before the first printer was set up are not printed.
  const made = orders.filter((order) => isBeingMade(order) && !before?.includes(order.key));
  if (made.length > 0 || !before) remember(made.map(({ key }) => key));
  const wishes = before
    ? made.flatMap((order) => wishesOfAccepted(order, state.get().printers))
    : [];
  // Stations without dishes are recorded too: a later change may bring them some.
  const selves = state.get().printers.filter(({ ticket }) => ticket === 'self');
  for (const order of before ? made : []) {
    const having = ticketsOf(order, selves).map(({ printer }) => printer);
    const others = selves.filter((printer) => !having.includes(printer));
    if (others.length > 0) {
      rememberTickets(
        order,
        others.map(({ id }) => id),
        'none',
      );
    }
  }
  // The waiting ticket of an order that was changed or cancelled meanwhile is replaced.
  const orderNow = ({ self, wanted, state: now }: Job) => {
    const order =
      self && now === 'waiting' && wanted.kind !== 'test' && board.orders.get(wanted.order.key);
    const isOther =
      order &&
      wanted.order.status !== 'cancelled' &&
      (order.status === 'cancelled' || !isSame(order.lines, wanted.order.lines));
    return isOther ? order : null;
  };
  const renewed = state.get().jobs.flatMap((job) => {
    const order = orderNow(job);
    if (!order || order.status === 'cancelled') return [];
    return wishesOfAccepted(order, state.get().printers).filter(
      ({ printer, wanted }) => printer.id === job.printer && wanted.kind === job.wanted.kind,
    );
  });
  if (wishes.length === 0 && !state.get().jobs.some(orderNow)) return;
  changeJobs((jobs) => [
    ...jobs.filter((job) => !orderNow(job)),
    ...[...renewed, ...wishes].map(({ printer, wanted }) => put(printer, wanted, true)),
  ]);
}

/** Queues a ticket at each printer whose last ticket no longer matches its order. */
function printOwed({ state, stored, counter, clock, changeJobs, put, rememberTickets }: Core) {
  const now = counter.state.get();
  const { printers, jobs } = state.get();
  const tickets = ticketsIn(stored.printed.read() ?? []);
  const wishes = [...(now.board?.orders.values() ?? [])].flatMap((order) => {
    const known = tickets.get(order.key);
    if (!known) return [];
    const current = ticketStateOf(order, isForLaterAt(order, now, clock.now()));
    const heads = new Map<string, string>();
    for (const [printer, last] of known) {
      const headed = headOfNext(last, order, current);
      if (headed) heads.set(printer, headed);
    }
    if (heads.size === 0) return [];
    rememberTickets(order, [...heads.keys()]);
    return ticketsAgain(order, printers, [...heads.keys()]).flatMap(({ printer, wanted }) => {
      const isOfOthers = wanted.part?.lines.length === 0;
      if (isOfOthers && known.get(printer.id)?.phase === 'none') {
        rememberTickets(order, [printer.id], 'none');
        return [];
      }
      return { printer, wanted: { headed: heads.get(printer.id) ?? '', ...wanted } };
    });
  });
  if (wishes.length === 0) return;
  const isReplaced = ({ printer, wanted, state: job }: Job) =>
    job === 'waiting' &&
    wanted.kind === 'ticket' &&
    wishes.some((one) => one.printer.id === printer && one.wanted.order.key === wanted.order.key);
  changeJobs(() => [
    ...jobs.filter((job) => !isReplaced(job)),
    ...wishes.map(({ printer, wanted }) => put(printer, wanted, true)),
  ]);
}

/** Loads today's menu for bill rules and dish names; null if unavailable. */
function menuOfToday({ api, counter }: Core) {
  let known: Menu | null = null;
  return async (): Promise<Menu | null> => {
    const version = counter.state.get().board?.today.version;
    if (version && known?.version !== version) {
      const menu = await api.published(version, staffLanguage);
      if (menu.kind === 'ok') known = menu.value;
    }
    return known;
  };
}

/** Runs printing in one window of the tablet only, so that nothing is printed twice. */
function alone(core: Core, signal: AbortSignal, run: () => void): void {
  const { locks } = core.doors;
  if (!locks) return run();
  core.change({ elsewhere: true });
  const held = () => {
    core.change({ elsewhere: false });
    run();
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  locks.request('burger.kitchen.printers', { signal }, held).catch(() => undefined);
}

export function startDriver(core: Core): Driver {
  const { state, changeJobs, mark, drop, clock, paint = paintWords } = core;
  const findings = findingsOf(core.doors);
  const todaysMenu = menuOfToday(core);
  // Devices selected in this window, because some browsers do not list permitted devices.
  const chosen = new Map<string, Found>();
  const workers = new Map<string, ReturnType<typeof createWorker>>();
  const end = new AbortController();
  const stops: (() => void)[] = [() => end.abort()];

  async function find({ id, way, device }: Printer): Promise<Found | null> {
    const known = (await findings[way]?.known().catch(() => [])) ?? [];
    const alike = known.filter((one) => one.device === device);
    // Devices of the same model have the same identifier, so they are told apart by their sequence.
    const twins = state.get().printers.filter((one) => one.way === way && one.device === device);
    return alike[twins.findIndex((one) => one.id === id)] ?? chosen.get(id) ?? null;
  }

  /** Requests the number of a waiting bill. Returns false if the request fails. */
  async function numbered({ id, wanted }: Job): Promise<boolean> {
    if (wanted.kind !== 'bill' || wanted.serial !== null) return true;
    const answer = await core.api.bill(wanted.order.key);
    const issued = answer.kind === 'ok' ? standingBill(billed(answer.value)) : null;
    if (answer.kind === 'refused') drop([id]);
    if (answer.kind !== 'ok' || !issued) return false;
    const order = { ...wanted.order, papers: answer.value.papers };
    mark(id, { wanted: { kind: 'bill', order, serial: issued.serial } });
    return true;
  }

  async function blocksOfJob({ wanted }: Job, printer: Printer): Promise<readonly Block[] | null> {
    if (wanted.kind === 'test') return testBlocks(printer.name, clock.now());
    const printout = printoutOf(wanted);
    const menu = await todaysMenu();
    // Without the menu, bills use the rules that the page was prerendered with.
    return printout && blocksOf(printout, menu?.rules ?? pageRules, menu);
  }

  const printerOf = (id: string) => state.get().printers.find((one) => one.id === id);
  const waitingFor = (id: string) =>
    state.get().jobs.filter((job) => job.printer === id && job.state === 'waiting');

  async function next(id: string): Promise<Sheet | null> {
    for (const { id: jobId } of waitingFor(id)) {
      const job = () => state.get().jobs.find((one) => one.id === jobId);
      const before = job();
      if (!before || !(await numbered(before))) continue;
      const [now, printer] = [job(), printerOf(id)];
      if (!now || !printer) continue;
      const blocks = await blocksOfJob(now, printer);
      if (blocks) return { id: jobId, bytes: encode(blocks, printer, paint) };
      drop([jobId]);
    }
    return null;
  }

  const show = (id: string, condition: Condition) => {
    const { conditions } = state.get();
    if (conditions[id] !== condition)
      core.change({ conditions: { ...conditions, [id]: condition } });
  };

  function workerOf(first: Printer) {
    const { id } = first;
    show(id, 'connecting');
    return createWorker({
      clock,
      printer: () => printerOf(id) ?? first,
      find: async () => find(printerOf(id) ?? first),
      next: () => next(id),
      tell: (job, what) => (what === 'printed' ? core.finish(job) : mark(job, { state: what })),
      show: (condition) => show(id, condition),
      onAnswer: () => core.changePrinter(id, { answers: true }),
    });
  }

  let observed: Partial<PrintingState> = {};
  function attend(): void {
    const { printers, jobs } = state.get();
    if (printers === observed.printers && jobs === observed.jobs) return;
    observed = { printers, jobs };
    for (const [id, worker] of workers) {
      if (printers.some((one) => one.id === id)) continue;
      workers.delete(id);
      void worker.stop();
    }
    for (const printer of printers) {
      const known = workers.get(printer.id);
      if (!known) workers.set(printer.id, workerOf(printer));
      if (!known || waitingFor(printer.id).length > 0) workers.get(printer.id)?.wake();
    }
  }

  alone(core, end.signal, () => {
    if (end.signal.aborted) return;
    // The window was closed during printing, so it is unknown whether these jobs were printed.
    if (state.get().jobs.some((job) => job.state === 'sending')) {
      changeJobs((jobs) =>
        jobs.map((job) => (job.state === 'sending' ? { ...job, state: 'unsure' } : job)),
      );
    }
    for (const finding of Object.values(findings)) {
      finding.onPlugged(() => workers.forEach((worker) => worker.wake()));
    }
    const accepted = () => {
      printOwed(core);
      printAccepted(core);
    };
    stops.push(onEachResponse(core.counter, accepted), state.subscribe(attend));
    accepted();
    attend();
  });

  return {
    stop() {
      for (const stop of stops.splice(0)) stop();
      for (const worker of workers.values()) void worker.stop();
      workers.clear();
    },
    async choose(connection: Connection, id?: string): Promise<boolean> {
      let found: Found;
      try {
        const choice = await findings[connection]?.choose();
        if (!choice) return true;
        found = choice;
      } catch (refusal) {
        // A NotFoundError means that the user cancelled the prompt.
        return refusal instanceof DOMException && refusal.name === 'NotFoundError';
      }
      const known = id ?? core.newId();
      chosen.set(known, found);
      if (id) core.changePrinter(id, { device: found.device });
      else core.addPrinter(known, connection, found);
      workers.get(known)?.wake();
      return true;
    },
  };
}
