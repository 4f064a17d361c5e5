export { Slot, SlotProvider, type PlaceProps } from './slot';
