import { bus } from '@burger/shared/bus';
import type { EventName, ShopEvents, shopEvents } from '@burger/shared/contracts';
import { pathWithin } from '@burger/shared/language';
import { visitorActive, whenIdle } from '@burger/shared/ui';
import { earlyPresses } from './queued-press';
import { type ExposureRef, fragments, pageAt, pages } from './routes';

const patienceMs = 4000;

export const isHere = (place: ExposureRef | undefined) =>
  place === pageAt(pathWithin(location.pathname));

let pageIsHere = false;
/** The remote of the first clicked place, the remote or page that responds, and the modules that have loaded. */
let pressed: string | undefined;
let first: string | ExposureRef | undefined;
const come = new Set<string | ExposureRef>();
const turns: (() => void)[] = [];
const recheckAll = () => turns.forEach((look) => look());

/** The first page has hydrated or failed to load: the other modules may load now. */
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
  // All other buttons involve the cart, or nothing.
  first = pressed ?? (next && !isHere(next) ? next : fragments.CartButton.remote);
  recheckAll();
}

/** From now on the remote that responds to the first click, also an early one, loads first and alone. */
export function watchPresses(): void {
  comesFirst(earlyPresses()[0]?.[0]);
  for (const sign of ['pointerdown', 'focusin', 'click'])
    window.addEventListener(sign, ({ target }) => comesFirst(target), true);
}

/** Records a rendered place. If it responds to the first click, the other modules may load next. */
export function hasCome(place: ExposureRef): void {
  come.add(place).add(place.remote);
  whenIdle(recheckAll);
}

/** Delays modules behind the first page, and both behind the response to a click, for at most four seconds. */
export const inTurn = (place: ExposureRef): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const mayRest = pageIsHere && (!first || come.has(first));
      if (mayRest || isFirst(place) || isHere(place)) resolve();
    };
    turns.push(look);
    look();
    setTimeout(resolve, patienceMs);
  });

const isKnown = (): boolean =>
  // The checkout needs the customer and cart at once.
  pageAt(pathWithin(location.pathname)) === pages['/checkout'] || earlyPresses().length > 0;

/** Resolves on the first user activity, on the checkout at once. Cart and account wait for it. */
export const userActive = (): Promise<void> => (isKnown() ? Promise.resolve() : visitorActive());

type HeldName = {
  [Name in EventName]: (typeof shopEvents)[Name]['delivery'] extends 'held' ? Name : never;
}[EventName];

/**
 * Calls back on the first request, so that its owner can load. The bus holds requests. Returns an unsubscribe function.
 */
export function onFirstRequest<Name extends HeldName>(name: Name, come: () => void): () => void {
  const requests: ShopEvents[Name][] = [];
  const subscription = bus.on(name).subscribe((payload) => {
    if (requests.push(payload as ShopEvents[Name]) > 1) return;
    // Held requests arrive synchronously during the subscription.
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
