import * as v from 'valibot';

/* How the site does: figures of visits, of which one in some tells, and of orders. */

const count = v.number();
/** What three quarters of the visits stayed below; LCP and INP in ms. Null where nothing was measured. */
const measured = v.nullable(v.number());
const vitals = { lcp: measured, inp: measured, cls: measured };
const named = v.array(v.object({ name: v.string(), count }));

const VersionHealthSchema = v.object({
  version: v.string(),
  visits: count,
  /** Visits in which it failed. */
  failed: count,
  /** Whether it fails at least twice as often as the others of its part. */
  isWorse: v.boolean(),
  errors: named,
  ...vitals,
});

/** Answer of `GET /api/kitchen/health` (owner): seven days, the last one included. */
export const KitchenHealthSchema = v.object({
  from: v.string(),
  to: v.string(),
  /** The shell and each remote, with its versions side by side. */
  parts: v.array(v.object({ part: v.string(), versions: v.array(VersionHealthSchema) })),
  pages: v.array(v.object({ route: v.string(), visits: count, ...vitals })),
  lines: v.array(v.object({ line: v.string(), visits: count, lcp: measured })),
  orders: v.object({
    /** Asked for, and we failed. */
    failed: count,
    /** Asked for again after a lost answer, and had already. */
    repeated: count,
    /** Answers that did not arrive, in the visits that tell. */
    lost: count,
    refused: named,
  }),
  /** How long the oldest mail to the restaurant has waited; null where none waits. */
  outboxSeconds: v.nullable(v.number()),
});

export type KitchenHealth = v.InferOutput<typeof KitchenHealthSchema>;
export type VersionHealth = v.InferOutput<typeof VersionHealthSchema>;
