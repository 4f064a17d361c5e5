export { UsualRoom, UsualRow, UsualShape, usualTitle } from './usual-frame';
export { UsualPlace } from './usual-place';
