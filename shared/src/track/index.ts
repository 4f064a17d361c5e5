export { dropTrack, dropTracks, keepTrack, keptTracks } from './kept-tracks';
export { mayNotify } from './may-notify';
export { askToNotify, couldNotify, notify } from './notifications';
export {
  askTrack,
  isOver,
  readTrack,
  useTrack,
  type AskTrack,
  type Followed,
  type Track,
} from './track';
