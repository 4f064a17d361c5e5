/** An event as emitted on a page of the site. */
export interface EventRecord {
  id: string;
  /** In ms since 1970. */
  at: number;
  /** Path of the page. */
  page: string;
  name: string;
  /** The payload as JSON, shortened. */
  payload: string;
  /** Length of the whole payload as JSON, in characters. */
  length: number;
  /** The declaration of a guest's event; the page knows those of the site. */
  declared?: { owner: string; schema: string };
}

/** `html`: prerendered. `later`: rendered in the browser. `before`: still there from the page before. */
export type Arrival = 'html' | 'later' | 'before';

export interface PartRecord {
  remote: string;
  exposure: string;
  arrival: Arrival;
  /** When its code answered, in ms since the page was opened. */
  ms: number;
}

/** A page as it was composed in one browser tab. */
export interface VisitRecord {
  id: string;
  /** In ms since 1970. */
  at: number;
  page: string;
  parts: readonly PartRecord[];
}

export interface Records {
  events: readonly EventRecord[];
  visits: readonly VisitRecord[];
}

export const noRecords: Records = { events: [], visits: [] };

const maxEvents = 60;
const maxVisits = 6;
const maxCharacters = 1200;

/** Returns a payload as indented JSON, shortened because the shop's data has a hundred kilobytes. */
export function payloadText(payload: unknown): Pick<EventRecord, 'payload' | 'length'> {
  const text = (JSON.stringify(payload, null, 1) as string | undefined) ?? 'undefined';
  const isLong = text.length > maxCharacters;
  return { payload: isLong ? `${text.slice(0, maxCharacters)}…` : text, length: text.length };
}

/** Adds an event as the newest one and forgets the oldest beyond 60. */
export const withEvent = ({ events, visits }: Records, event: EventRecord): Records => ({
  events: [event, ...events].slice(0, maxEvents),
  visits,
});

/** Adds or replaces a visit. The newest comes first; the oldest beyond six are forgotten. */
export const withVisit = ({ events, visits }: Records, visit: VisitRecord): Records => ({
  events,
  visits: [visit, ...visits.filter(({ id }) => id !== visit.id)].slice(0, maxVisits),
});

/** Returns the records in a stored text, or none for a damaged one. */
export function readRecords(text: string | null): Records {
  try {
    const { events, visits } = JSON.parse(text ?? '') as Partial<Records>;
    return Array.isArray(events) && Array.isArray(visits) ? { events, visits } : noRecords;
  } catch {
    return noRecords;
  }
}
