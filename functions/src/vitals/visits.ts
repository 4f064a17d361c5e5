import { dayOf } from '@burger/shared/hours';
import { type CheckedVisit, type Part, VisitSchema } from '@burger/shared/contracts/visit-schema';
import type { PageVitals } from '@burger/shared/contracts/visit';
import { type RequestHandler, Router } from 'express';
import { invalid, Refusal } from '../http/errors';
import { limitAll, limitByAddress, type Limits } from '../http/limits';
import { checkedBody, jsonReader } from '../http/requests';
import { within } from '../http/retry';
import { countedAs, type Counters, type Counts, isVital, retainUntil } from './counters';
import type { IsDeployed } from './deployed-versions';

/** Returns the document name of the counts of a day for the shell, a remote, or `orders`. */
export const countsOf = (day: string, part: string): string => `${day}_${part}`;

const measures = (page: PageVitals): Counts =>
  Object.fromEntries(
    Object.entries(page).flatMap(([name, value]) =>
      isVital(name) && value !== undefined ? [[name, countedAs(name, value)]] : [],
    ),
  );

const named = (names: readonly string[]): Counts =>
  Object.fromEntries(names.map((name) => [name, 1]));

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
        // Every visit runs the shell, so count its source there once.
        ...(from && part === 'shell' && { from: { [from]: 1 } }),
      };
      return [part, { versions: { [version]: counts } }];
    }),
  );
}

const readVisit = jsonReader(4096);
const longestMs = 10_000;
// Timeout for looking up the versions of a visit. The request occupies a function instance.
const longestAskMs = 4000;

/** Rejects visit reports from pages of other sites. A program can still send a false report. */
const fromThisSite: RequestHandler = (request, _response, next) => {
  const site = request.get('sec-fetch-site') ?? 'same-origin';
  if (site !== 'same-origin')
    throw new Refusal('forbidden', 'Only pages of this site may report visits.');
  next();
};

/** Returns the first micro-frontend with an unknown version, looking them up in sequence. */
async function firstStrange(ran: [Part, string][], isDeployed: IsDeployed) {
  for (const [part, version] of ran) if (!(await isDeployed(part, version))) return part;
  return null;
}

async function refuseUnknown({ versions, errors }: CheckedVisit, isDeployed: IsDeployed) {
  const ran = Object.entries(versions) as [Part, string][];
  const unknown = (field: string) => invalid('This did not run here', field);
  const requested = firstStrange(ran, isDeployed);
  const strange = await within(longestAskMs, requested).catch(() => ran[0]?.[0] ?? null);
  if (strange !== null) throw unknown(`versions.${strange}`);
  const stray = Object.keys(errors).find((part) => !(part in versions));
  if (stray) throw unknown(`errors.${stray}`);
}

interface VitalPorts {
  counters: Counters;
  isDeployed: IsDeployed;
  now: () => Date;
}

/** Serves `POST /vitals`, the visit report of a page. Responds 204 and stores only aggregated counts. */
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
    // No retry, because it could count the visit twice, while losing one is harmless.
    await within(longestMs, counters.add(new Map(counts), retainUntil(at)));
    response.sendStatus(204);
  });
  return router;
}

/** In ms. Counting delays a customer's request at most this long. */
const longestCountMs = 800;

/** Adds counts to a document. Never rejects, because a failed count must not fail what it counts. */
export async function countQuietly(
  counters: Pick<Counters, 'add'>,
  name: string,
  added: Counts,
  at: Date,
): Promise<void> {
  try {
    await within(longestCountMs, counters.add(new Map([[name, added]]), retainUntil(at)));
  } catch {
    // The customer's request goes on without the count.
  }
}

/** Failures are counted per time span, to tell a burst from single failures over the day. */
export const failureSpanMs = 10 * 60_000;
export const spanAt = (ms: number): string => `s${Math.floor(ms / failureSpanMs)}`;

/** Counts repeated, rejected and failed orders without customer data. Never rejects. */
export function createOrderFigures({ counters, now }: Pick<VitalPorts, 'counters' | 'now'>) {
  const count = (added: Counts) =>
    countQuietly(counters, countsOf(dayOf(now()), 'orders'), added, now());
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
