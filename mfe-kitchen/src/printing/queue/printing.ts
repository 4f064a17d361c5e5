import type { KitchenOrder } from '@burger/shared/kitchen';
import { createStore, type ReadStore } from '@burger/shared/platform/use-store';
import { isInTime } from '@burger/shared/platform/device';
import { lazyModule } from '@burger/shared/ui';
import type { Core, Driver, PrintingServices, PrintingState } from './core';
import type { Found } from '../device/device';
import { printingMessages } from '../messages/en';
import type { Printout } from '../documents/printouts';
import { isForLaterAt } from '../../counter/for-later';
import {
  printoutOf,
  ways,
  wishesOf,
  type Job,
  type Printer,
  type Requested,
  type Connection,
} from '../device/printers';

import { asPages, headOfNext, ticketsIn, ticketStateOf, withTickets } from '../documents/tickets';

export type Printing = ReturnType<typeof createPrinting>;

// As long as the counter stores orders (ms); older print jobs belong to an earlier shift.
const retentionMs = 12 * 60 * 60_000;

// Number of remembered orders: more than a tablet handles in days.
const mostRemembered = 3000;

// In a lazy chunk, so that tablets without printers do not load it.
const driver = lazyModule(() => import(/* webpackChunkName: "printers" */ '../device/driver.lazy'));

export function createPrinting(services: PrintingServices) {
  const { stored, clock, newId } = services;
  const freshJobs = () =>
    (stored.jobs.read() ?? []).filter(({ at }) => isInTime(at, retentionMs, clock.now()));
  const state = createStore<PrintingState>({
    printers: stored.printers.read() ?? [],
    jobs: freshJobs(),
    conditions: {},
    elsewhere: false,
  });
  const change = (changes: Partial<PrintingState>) => state.set({ ...state.get(), ...changes });

  // The stored jobs are read first, because another tab may have changed them.
  const changeJobs = (changed: (jobs: readonly Job[]) => readonly Job[]) => {
    const jobs = changed(freshJobs());
    stored.jobs.write(jobs);
    change({ jobs });
  };
  const changePrinters = (changed: (printers: readonly Printer[]) => readonly Printer[]) => {
    const printers = changed(stored.printers.read() ?? []);
    stored.printers.write(printers);
    change({ printers });
  };
  const put = (printer: Pick<Printer, 'id'>, requested: Requested, self = false): Job => ({
    ...{
      id: newId(),
      printer: printer.id,
      wanted: requested,
      self,
      at: clock.now(),
      state: 'waiting',
    },
  });

  const stateOf = (order: KitchenOrder) =>
    ticketStateOf(order, isForLaterAt(order, services.counter.state.get(), clock.now()));

  const core: Core = {
    ...services,
    state,
    change,
    changeJobs,
    put,
    changePrinter: (id: string, changes: Partial<Printer>) =>
      changePrinters((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    /** Adds a printer. The first one prints kitchen tickets automatically; others are configured by hand. */
    addPrinter(id: string, connection: Connection, { device, name }: Found) {
      changePrinters((all) => [
        ...all,
        {
          ...{
            id,
            way: connection,
            device,
            speed: 9600,
            narrow: false,
            answers: false,
            categories: [],
          },
          name: name || printingMessages.nameOf(all.length + 1),
          ticket: all.length === 0 ? 'self' : 'never',
          ...{ label: 'press', bill: 'press' },
        },
      ]);
    },
    mark: (id: string, changes: Partial<Job>) =>
      changeJobs((jobs) => jobs.map((job) => (job.id === id ? { ...job, ...changes } : job))),
    drop: (ids: readonly string[]) =>
      changeJobs((jobs) => jobs.filter(({ id }) => !ids.includes(id))),
    finish(id: string) {
      const job = state.get().jobs.find((one) => one.id === id);
      core.drop([id]);
      if (job?.wanted.kind === 'ticket') core.rememberTickets(job.wanted.order, [job.printer]);
    },
    remember: (what: readonly string[]) =>
      stored.printed.write([...(stored.printed.read() ?? []), ...what].slice(-mostRemembered)),
    rememberTickets(order, printers, phase) {
      const remembered = stored.printed.read() ?? [];
      const tickets = withTickets(remembered, order, printers, {
        ...stateOf(order),
        ...(phase && { phase }),
      });
      stored.printed.write(tickets.slice(-mostRemembered));
    },
  };

  // The driver's load, shared by all callers; null while no printer is set up.
  let driving: Promise<Driver> | null = null;
  let isOn = false;
  let printPage: (printout: Printout) => void = () => undefined;
  const drive = () => {
    driving ??= driver.load().then((code) => code.startDriver(core));
    // If the chunk failed to load, it is requested again with the next printout.
    driving.catch(() => (driving = null));
    return driving;
  };
  const wake = () => {
    if (isOn && state.get().printers.length > 0) void drive().catch(() => undefined);
  };

  return {
    state: state as ReadStore<PrintingState>,
    ways: ways.filter((connection) => services.doors[connection]),
    /** Turns printing on for a shift. Returns a function that turns it off. */
    start(): () => void {
      isOn = true;
      const unwatch = stored.watch(() =>
        change({ printers: stored.printers.read() ?? [], jobs: freshJobs() }),
      );
      const unheard = state.subscribe(wake);
      wake();
      return () => {
        isOn = false;
        unwatch();
        unheard();
        void driving?.then(({ stop }) => stop());
        driving = null;
        change({ conditions: {}, elsewhere: false });
      };
    },
    onPage: (print: typeof printPage) => void (printPage = print),
    printsTickets: () => state.get().printers.some(({ ticket }) => ticket === 'self'),
    /** Queues a printout at its printers, or prints it as a page if no printer accepts it. */
    print(printout: Printout): void {
      const wishes = wishesOf(printout, state.get().printers);
      if (wishes.length === 0) {
        if (printout.kind === 'ticket') core.rememberTickets(printout.order, [asPages]);
        printPage(printout);
        return;
      }
      const cameBefore =
        printout.kind === 'ticket' &&
        ticketsIn(stored.printed.read() ?? []).has(printout.order.key);
      const headed = cameBefore ? { headed: printingMessages.again } : {};
      changeJobs((jobs) => [
        ...jobs,
        ...wishes.map(({ printer, wanted }) =>
          put(printer, wanted.kind === 'ticket' ? { ...headed, ...wanted } : wanted),
        ),
      ]);
    },
    /** Prints tickets again as pages if their order has changed since. */
    printOwedPages(): void {
      const { board } = services.counter.state.get();
      const tickets = ticketsIn(stored.printed.read() ?? []);
      for (const order of board?.orders.values() ?? []) {
        const last = tickets.get(order.key)?.get(asPages);
        const headed = last && headOfNext(last, order, stateOf(order));
        if (!headed) continue;
        core.rememberTickets(order, [asPages]);
        printPage({ kind: 'ticket', order, headed });
      }
    },
    /**
     * Prompts for a printer; must be called in a press handler. With `id` it reconnects an existing one. Returns
     * false if the printer does not work; a prompt that staff close is no failure.
     */
    async connect(connection: Connection, id?: string): Promise<boolean> {
      return (await drive()).choose(connection, id);
    },
    /** Loads the code of `connect` in advance: otherwise the user gesture would expire during the load. */
    warm: driver.warm,
    change: core.changePrinter,
    /** Assigns a category to this station and removes it from the others. */
    station: (id: string, category: string, isHere: boolean) =>
      changePrinters((all) =>
        all.map((one) => {
          const others = one.categories.filter((other) => other !== category);
          return { ...one, categories: one.id === id && isHere ? [...others, category] : others };
        }),
      ),
    remove(id: string) {
      changePrinters((all) => all.filter((one) => one.id !== id));
      changeJobs((jobs) => jobs.filter(({ printer }) => printer !== id));
    },
    test: (id: string) => changeJobs((jobs) => [...jobs, put({ id }, { kind: 'test' })]),
    again(id: string): void {
      const requested = state.get().jobs.find((job) => job.id === id)?.wanted;
      core.mark(id, {
        state: 'waiting',
        ...(requested?.kind === 'ticket' && {
          wanted: { headed: printingMessages.again, ...requested },
        }),
      });
    },
    isThere: core.finish,
    drop: core.drop,
    asPages(id: string): void {
      const own = state.get().jobs.filter((job) => job.printer === id && job.state === 'waiting');
      core.drop(own.map((job) => job.id));
      for (const { wanted } of own) {
        const printout = wanted.kind === 'test' ? null : printoutOf(wanted);
        if (printout) printPage(printout);
      }
    },
  };
}
