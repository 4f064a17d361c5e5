export { askTrack, isOver, useTrack, type AskTrack, type Followed } from './follow-track';
export { dropTrack, dropTracks, keepTrack, keptTracks } from './kept-tracks';
export { mayNotify } from './may-notify';
export { askToNotify, couldNotify, notify } from './notifications';
export { readTrack, type Track } from './track';
