import { bus } from '@burger/shared/bus';
import type { EventName, ShopEvents, shopEvents } from '@burger/shared/contracts';
import { pathWithin } from '@burger/shared/i18n';
import { visitorActive, whenIdle } from '@burger/shared/ui';
import { earlyPresses } from './queued-press';
import { type ExposureRef, fragments, pageAt, pages } from './routes';

const patienceMs = 4000;

export const isHere = (place: ExposureRef | undefined) =>
  place === pageAt(pathWithin(location.pathname));

let pageIsHere = false;
/**
 * The remote of the first clicked place, the remote or page that responds to it, and the modules that have
 * loaded.
 */
let pressed: string | undefined;
let first: string | ExposureRef | undefined;
const come = new Set<string | ExposureRef>();
const turns: (() => void)[] = [];
const recheckAll = () => turns.forEach((look) => look());

/** Call when the first page has hydrated or failed to load, so that the other modules may load. */
export function pageIsThere(): void {
  pageIsHere = true;
  recheckAll();
}

export const isPressed = ({ remote }: ExposureRef): boolean => remote === pressed;

const isFirst = (place: ExposureRef) => place === first || place.remote === first;

function comesFirst(target: unknown): void {
  if (first || !(target instanceof Element)) return;
  pressed = target.closest<HTMLElement>('[data-of]')?.dataset['of'];
  const link = target.closest('a');
  const next = link && pageAt(pathWithin(link.pathname));
  // All other buttons change the cart or involve no other remote.
  first = pressed ?? (next && !isHere(next) ? next : fragments.CartButton.remote);
  recheckAll();
}

/**
 * From now on the remote that responds to the first click loads first and alone, also for a click before the
 * shell.
 */
export function watchPresses(): void {
  comesFirst(earlyPresses()[0]?.[0]);
  for (const sign of ['pointerdown', 'focusin', 'click'])
    window.addEventListener(sign, ({ target }) => comesFirst(target), true);
}

/** Records that a place has rendered. If it responds to the first click, the other modules may load next. */
export function hasCome(place: ExposureRef): void {
  come.add(place).add(place.remote);
  whenIdle(recheckAll);
}

/**
 * Delays a module, or what belongs to no place, until the first page is there and the response to a click is
 * there, but for at most four seconds.
 */
export const inTurn = (place?: ExposureRef): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const mayRest = pageIsHere && (!first || come.has(first));
      if (mayRest || (place && (isFirst(place) || isHere(place)))) resolve();
    };
    turns.push(look);
    look();
    setTimeout(resolve, patienceMs);
  });

const isKnown = (): boolean =>
  // The checkout page needs the customer and the cart at once.
  pageAt(pathWithin(location.pathname)) === pages['/checkout'] || earlyPresses().length > 0;

/**
 * Resolves on the first user input; on the checkout page at once. The remotes of cart and account wait for
 * it.
 */
export const userActive = (): Promise<void> => (isKnown() ? Promise.resolve() : visitorActive());

type HeldName = {
  [Name in EventName]: (typeof shopEvents)[Name]['delivery'] extends 'held' ? Name : never;
}[EventName];

/**
 * Calls `come` on the first request, so that its owner can load; the bus queues requests meanwhile. Returns a
 * function that unsubscribes.
 */
export function onFirstRequest<Name extends HeldName>(name: Name, come: () => void): () => void {
  const requests: ShopEvents[Name][] = [];
  const subscription = bus.on(name).subscribe((payload) => {
    if (requests.push(payload as ShopEvents[Name]) > 1) return;
    // Queued requests arrive during the subscription, before `subscription` is assigned.
    queueMicrotask(() => {
      if (subscription.closed) return;
      leave();
      come();
    });
  });
  function leave(): void {
    subscription.unsubscribe();
    for (const one of requests.splice(0)) bus.emit(name, one);
  }
  return leave;
}
