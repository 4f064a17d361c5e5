import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface PlaceProps {
  fragment: string;
  props: object;
  fallback: ReactNode;
}

const Place = createContext<ComponentType<PlaceProps> | null>(null);

export const SlotProvider = Place.Provider;

export function Slot({
  fallback = null,
  ...rest
}: Omit<PlaceProps, 'fallback'> & { fallback?: ReactNode }) {
  const Placed = useContext(Place);
  return Placed ? createElement(Placed, { ...rest, fallback }) : fallback;
}
