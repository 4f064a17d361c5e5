import * as v from 'valibot';
import { guestRemotes, remotes, type RemoteName } from './remotes';
import { connectionTypes, reportedRoutes, reportedSources, type Visit } from './visit';

export * from './visit';

export const parts = [
  'shell',
  ...([...Object.keys(remotes), ...guestRemotes] as RemoteName[]),
] as const;
export type Part = 'shell' | RemoteName;

/** Errors that are reported by name; all others are reported as `Error`. */
const reportedErrors = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'ChunkLoadError',
  'RemoteMissingError',
  'NotFoundError',
  'QuotaExceededError',
] as const;
type ReportedError = (typeof reportedErrors)[number];

const isReported = (name: string): name is ReportedError =>
  (reportedErrors as readonly string[]).includes(name);

const PartSchema = v.picklist(parts);
// The format that `release` gives versions: package version and content hash.
const VersionSchema = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}(-[\da-f]{1,40})?$/));
const ErrorSchema = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform((name): ReportedError => (isReported(name) ? name : 'Error')),
);
/** Larger values are measurement errors, for example after the clock was changed or the device suspended. */
const upTo = (most: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(most)));

/** A visit report as the server accepts it. Unknown fields are rejected. */
export const VisitSchema = v.strictObject({
  versions: v.pipe(
    v.record(PartSchema, VersionSchema),
    v.check(({ shell }) => shell !== undefined, 'The version of the shell is missing'),
  ),
  line: v.picklist(connectionTypes),
  pages: v.record(
    v.picklist(reportedRoutes),
    v.strictObject({ lcp: upTo(600_000), inp: upTo(60_000), cls: upTo(100) }),
  ),
  errors: v.record(PartSchema, v.pipe(v.array(ErrorSchema), v.maxLength(10))),
  lost: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
  from: v.optional(v.picklist(reportedSources)),
}) satisfies v.GenericSchema<Visit, unknown>;

export type CheckedVisit = v.InferOutput<typeof VisitSchema>;
