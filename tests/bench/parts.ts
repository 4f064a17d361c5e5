import { measureBytes } from './bytes';
import { measureCounter } from './counter';
import { measureInteraction } from './interaction';
import { measureInteractive } from './interactive';
import { measureLighthouse } from './lighthouse';
import { measureOrders } from './orders';
import type { Part } from './part';
import { measurePresses } from './presses';
import { measureRevisit } from './revisit';
import { measureScale } from './scale';

/**
 * What `npm run bench` measures, in this order; each part can be run alone by its name. A part answers its table, and
 * the figures that have a target by the names that `targets.ts` knows.
 */
export const benchParts: readonly Part[] = [
  {
    name: 'lighthouse',
    title: 'Lighthouse 12.8, mobile preset',
    about:
      'Medians of five runs, simulated throttling, a fresh browser profile each, as a visitor who comes for the first time. The last two rows are the pages of a customer who is signed in, has a cart and a place, and was there before; Lighthouse empties the cache and keeps the account.',
    measure: { site: ({ url, routes, runs }) => measureLighthouse(url, routes, runs) },
  },
  {
    name: 'interactive',
    title: 'Hydrated and interactive',
    about:
      "The `interactive` mark under the preset's throttling, applied in the browser instead of simulated: latency 562.5 ms, 1,474.56 kbit/s, processor four times slower. Medians of five.",
    measure: { site: ({ url, routes, runs }) => measureInteractive(url, routes, runs) },
  },
  {
    name: 'interaction',
    title: 'Answers to the customer',
    about:
      "The longest time from an interaction on the menu to the frame that answers it (what INP counts), at a quarter of the processor's speed, on a phone's screen; once with our menu, once with a menu of 5,000 dishes (`tests/sites/large-menu.mjs`). Medians of five.",
    measure: { site: ({ url, runs }) => measureInteraction(url, runs) },
  },
  {
    name: 'presses',
    title: 'A press at any moment',
    about:
      'First change that the page makes / result, ms, of a press so many seconds after the first paint, in a fresh profile at a quarter of the processor. Medians.',
    measure: { site: ({ url, runs }) => measurePresses(url, runs) },
  },
  {
    name: 'revisit',
    title: 'Coming back, going on',
    about: 'Without throttling, with what the first visit left in the cache. Medians of five.',
    measure: { site: ({ url, runs }) => measureRevisit(url, runs) },
  },
  {
    name: 'bytes',
    title: 'First visit: bytes and requests',
    about:
      "From the browser's network log, brotli on the wire, with headers. Before and after is by the `interactive` mark; rounds is the longest chain of requests for code that waited for one another. Nobody touches the page, so what waits for a sign of the visitor is in no figure, nor is the sign-in dialog that is offered two seconds later (28 KiB of script). /checkout and /orders are visited signed in, with a cart, from an empty cache.",
    measure: { site: ({ url, routes }) => measureBytes(url, routes) },
  },
  {
    name: 'orders',
    title: 'Orders through POST /api/orders',
    about: 'Each fully checked, priced, stored and mailed by the local backend, sixteen at a time.',
    measure: { alone: measureOrders },
  },
  {
    name: 'scale',
    title: 'What growth costs',
    about:
      'First what each kind of request asks of the store, counted between the functions and the local store, with the bytes of its answer before compression, each asked of an instance that has heard nothing for a second. Then visitors, followers and orders together on the local backend, at a quiet hour and at ten and a hundred times that ([the sums](scale.md)).',
    measure: { alone: measureScale },
  },
  {
    name: 'counter',
    title: 'The counter',
    about:
      'On the local backend. Ten of the orders of the day are open, the rest was delivered; a hundred questions each, one after the other, JSON before compression.',
    measure: { site: ({ site }) => measureCounter(site) },
  },
];
