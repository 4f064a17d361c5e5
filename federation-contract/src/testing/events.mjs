import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const name = `['"]((?:[a-z][a-z0-9-]*:)?[a-z-]+/[a-z-]+)['"]`;
const emits = new RegExp(`\\bemit\\(\\s*${name}`, 'g');
const hears = new RegExp(`\\b(?:on|useLatest|latest)\\(\\s*${name}`, 'g');

const isSource = (file) =>
  /\.m?[jt]sx?$/.test(file) && !/\.test\.|[\\/]testing[\\/]/.test(file) && statSync(file).isFile();

const found = (texts, pattern) =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, one]) => one)))].sort();

/** @type {typeof import('./index.mjs').eventsUsedIn} */
export function eventsUsedIn(folder) {
  const texts = readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter(isSource)
    .map((file) => readFileSync(file, 'utf8'));
  return { emits: found(texts, emits), hears: found(texts, hears) };
}

const isRequest = (event) => event.endsWith('-requested');

function* problemsOfUse(events, user, used) {
  for (const event of new Set([...used.emits, ...used.hears]))
    if (!Object.hasOwn(events, event)) yield `${user} uses the unknown event ${event}`;
  const isOfOther = (event) => Object.hasOwn(events, event) && events[event].owner !== user;
  for (const event of used.emits)
    if (!isRequest(event) && isOfOther(event))
      yield `${user} emits ${event}, a fact of ${events[event].owner}`;
  for (const event of used.hears)
    if (isRequest(event) && isOfOther(event))
      yield `${user} handles ${event}, a request to ${events[event].owner}`;
}

function* problemsOfEvent(event, { owner = 'nobody', delivery }, used) {
  const isHandled = isRequest(event)
    ? used[owner]?.hears.includes(event)
    : used[owner]?.emits.includes(event);
  if (!isHandled) yield `${event} is not ${isRequest(event) ? 'handled' : 'emitted'} by ${owner}`;
  if (isRequest(event) && delivery !== 'held') yield `${event} is a request, but not held`;
  if (event.endsWith('/changed') && delivery !== 'latest')
    yield `${event} is a state, but its delivery is not latest`;
}

/** @type {typeof import('./index.mjs').eventProblems} */
export const eventProblems = (events, used) => [
  ...Object.entries(used).flatMap(([user, own]) => [...problemsOfUse(events, user, own)]),
  ...Object.entries(events).flatMap(([event, one]) => [...problemsOfEvent(event, one, used)]),
];
