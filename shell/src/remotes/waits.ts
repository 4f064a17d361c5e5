import { bus } from '@burger/shared/bus';
import type { EventName, ShopEvents, shopEvents } from '@burger/shared/contracts';
import { pathWithin } from '@burger/shared/language';
import { visitorActive, whenIdle } from '@burger/shared/ui';
import { earlyPresses } from './queued-press';
import { type ExposureRef, fragments, pageAt, pages } from './routes';

const patienceMs = 4000;

/** Whether the address is that of the page. */
export const isHere = (place: ExposureRef | undefined) =>
  place === pageAt(pathWithin(location.pathname));

let pageIsHere = false;
/** The remote whose place was pressed first, the remote or page that answers that, and those that have come. */
let pressed: string | undefined;
let first: string | ExposureRef | undefined;
const come = new Set<string | ExposureRef>();
const turns: (() => void)[] = [];
const lookAgain = () => turns.forEach((look) => look());

/** The first page of the visit answers, or cannot be had: now the rest may come. */
export function pageIsThere(): void {
  pageIsHere = true;
  lookAgain();
}

/** Whether it belongs to what was pressed first. */
export const isPressed = ({ remote }: ExposureRef): boolean => remote === pressed;

const isFirst = (place: ExposureRef) => place === first || place.remote === first;

function comesFirst(target: unknown): void {
  if (first || !(target instanceof Element)) return;
  pressed = target.closest<HTMLElement>('[data-of]')?.dataset['of'];
  const link = target.closest('a');
  const next = link && pageAt(pathWithin(link.pathname));
  // What else can be pressed asks for the cart, or for nothing.
  first = pressed ?? (next && !isHere(next) ? next : fragments.CartButton.remote);
  lookAgain();
}

/** From here on the remote that has to answer the first press, be it an early one, comes first and alone. */
export function watchPresses(): void {
  comesFirst(earlyPresses()[0]?.[0]);
  for (const sign of ['pointerdown', 'focusin', 'click'])
    window.addEventListener(sign, ({ target }) => comesFirst(target), true);
}

/** This is on the page: where it is what answers the first press, or of the remote that does, the rest may come after that. */
export function hasCome(place: ExposureRef): void {
  come.add(place).add(place.remote);
  whenIdle(lookAgain);
}

/** Lets the first page come before what stands around it, and what answers a press before both, for four seconds at most. */
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
  // It is about the customer and the cart from the first moment on.
  pageAt(pathWithin(location.pathname)) === pages['/checkout'] || earlyPresses().length > 0;

/** Resolves once somebody is here, at once on the checkout or after an early press: cart and account wait for it. */
export const userActive = (): Promise<void> => (isKnown() ? Promise.resolve() : visitorActive());

type HeldName = {
  [Name in EventName]: (typeof shopEvents)[Name]['delivery'] extends 'held' ? Name : never;
}[EventName];

/** Calls back on the first request, so that who answers it is loaded then; the bus keeps the requests. Returns an end. */
export function onFirstRequest<Name extends HeldName>(name: Name, come: () => void): () => void {
  const asked: ShopEvents[Name][] = [];
  const subscription = bus.on(name).subscribe((payload) => {
    if (asked.push(payload as ShopEvents[Name]) > 1) return;
    // What was held arrives while we subscribe, one after the other.
    queueMicrotask(() => {
      if (subscription.closed) return;
      leave();
      come();
    });
  });
  function leave(): void {
    subscription.unsubscribe();
    for (const one of asked.splice(0)) bus.emit(name, one);
  }
  return leave;
}
