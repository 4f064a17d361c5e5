export { dropTracks, storeTrack, storedTracks } from './stored-tracks';
export { pushedTracks } from './pushed-tracks';
export { hasNotifications, mayNotify } from './may-notify';
export { askToNotify, notify } from './notifications';
export { isOver, useTrack, type TrackState } from './track';
