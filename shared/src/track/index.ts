export { dropTracks, keepTrack, keptTracks } from './kept-tracks';
export { mayNotify } from './may-notify';
export { askToNotify, couldNotify, notify } from './notifications';
export { isOver, useTrack, type Followed, type Track } from './track';
