export { eventProblems, eventsUsedIn } from './events.mjs';
export { exposureProblems, fileProblems, readRemote, sharedProblems } from './remote.mjs';
