import { dayOf } from '@burger/shared/restaurant';
import { type CheckedVisit, type PageVitals, type Part, VisitSchema } from '@burger/shared/vitals';
import { type RequestHandler, Router } from 'express';
import { Refusal } from '../http/errors';
import { limitAll, limitByAddress, type Limits } from '../http/limits';
import { checkedBody, jsonReader } from '../http/requests';
import { within } from '../http/retry';
import { countedAs, type Counters, type Counts, isVital, keptUntil } from './counters';
import type { IsDeployed } from './deployed-versions';

/** The name of a part's counts of a day; of `orders`, what became of orders. */
export const countsOf = (day: string, part: string): string => `${day}_${part}`;

const measures = (page: PageVitals): Counts =>
  Object.fromEntries(
    Object.entries(page).flatMap(([name, value]) =>
      isVital(name) && value !== undefined ? [[name, countedAs(name, value)]] : [],
    ),
  );

const named = (names: readonly string[]): Counts =>
  Object.fromEntries(names.map((name) => [name, 1]));

/** What a visit adds, by part and version. A version that failed counts once a visit. */
export function countVisit({ versions, line, pages, errors, lost, from }: CheckedVisit) {
  const routes = Object.fromEntries(
    Object.entries(pages).map(([route, page]) => [route, { visits: 1, ...measures(page) }]),
  );
  const lcp = Object.values(pages).find((page) => page.lcp !== undefined)?.lcp;
  const lines: Counts = {
    [line]: { visits: 1, ...(lcp !== undefined && { lcp: countedAs('lcp', lcp) }) },
  };
  return new Map(
    Object.entries(versions).map(([part, version]): [string, Counts] => {
      const names = errors[part as keyof typeof errors] ?? [];
      const counts: Counts = {
        visits: 1,
        pages: routes,
        lines,
        ...(names.length > 0 && { failed: 1, errors: named(names) }),
        ...(lost > 0 && { lost }),
        // The shell ran in every visit.
        ...(from && part === 'shell' && { from: { [from]: 1 } }),
      };
      return [part, { versions: { [version]: counts } }];
    }),
  );
}

const readVisit = jsonReader(4096);
const longestMs = 10_000;
// For all versions of a visit together: nobody waits for the answer, but what is asked for holds an instance.
const longestAskMs = 4000;

/** Another site's page may not make its visitors tell; programs can lie here as everywhere. */
const fromThisSite: RequestHandler = (request, _response, next) => {
  const site = request.get('sec-fetch-site') ?? 'same-origin';
  if (site !== 'same-origin') throw new Refusal('forbidden', 'Only pages of this site tell here.');
  next();
};

/** The first part of which the version never ran here. One after the other: a visit that lies asks but once. */
async function firstStrange(ran: [Part, string][], isDeployed: IsDeployed) {
  for (const [part, version] of ran) if (!(await isDeployed(part, version))) return part;
  return null;
}

async function refuseUnknown({ versions, errors }: CheckedVisit, isDeployed: IsDeployed) {
  const ran = Object.entries(versions) as [Part, string][];
  const unknown = (field: string) => new Refusal('invalid', 'This did not run here', { field });
  const asked = firstStrange(ran, isDeployed);
  const strange = await within(longestAskMs, asked).catch(() => ran[0]?.[0] ?? null);
  if (strange !== null) throw unknown(`versions.${strange}`);
  const stray = Object.keys(errors).find((part) => !(part in versions));
  if (stray) throw unknown(`errors.${stray}`);
}

interface VitalPorts {
  counters: Counters;
  isDeployed: IsDeployed;
  now: () => Date;
}

/** `POST /vitals`: how a visit went, of a page's own accord. 204; nothing is kept of the visit but that it was counted. */
export function vitalRoutes(
  { counters, isDeployed, now }: VitalPorts,
  limits: Pick<Limits, 'vitals' | 'vitalsOfAll'>,
): Router {
  const router = Router();
  const before = [
    fromThisSite,
    limitByAddress(limits.vitals),
    limitAll(limits.vitalsOfAll),
    readVisit,
  ];
  router.post('/vitals', ...before, async (request, response) => {
    const visit = checkedBody(VisitSchema, request.body);
    await refuseUnknown(visit, isDeployed);
    const at = now();
    const counts = [...countVisit(visit)].map(
      ([part, added]) => [countsOf(dayOf(at), part), added] as const,
    );
    // Once only: what is counted again would be counted twice, and a visit that is lost costs nothing.
    await within(longestMs, counters.add(new Map(counts), keptUntil(at)));
    response.sendStatus(204);
  });
  return router;
}

/** So long a customer waits for us to count, at most. */
const longestCountMs = 800;

/** Spans in which failures are counted, so that a few at once are told from a few all day. */
export const failureSpanMs = 10 * 60_000;
export const spanAt = (ms: number): string => `s${Math.floor(ms / failureSpanMs)}`;

/** Counts orders that are asked for again, refused or failed, without their customers. Never rejects. */
export function createOrderFigures({ counters, now }: Pick<VitalPorts, 'counters' | 'now'>) {
  const count = async (added: Counts): Promise<void> => {
    try {
      const name = countsOf(dayOf(now()), 'orders');
      await within(longestCountMs, counters.add(new Map([[name, added]]), keptUntil(now())));
    } catch {
      // The order's own answer matters more.
    }
  };
  return {
    repeated: () => count({ repeated: 1 }),
    notPlaced(error: unknown) {
      if (error instanceof Refusal && error.status < 500) {
        return count({ refused: { [error.reason ?? error.code]: 1 } });
      }
      return count({ failed: 1, failedIn: { [spanAt(now().getTime())]: 1 } });
    },
  };
}
