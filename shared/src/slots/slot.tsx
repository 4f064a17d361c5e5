import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { FragmentName, Fragments } from '../contracts/remotes';

export interface PlaceProps<Name extends FragmentName = FragmentName> {
  fragment: Name;
  props: Fragments[Name];
  fallback: ReactNode;
}

const Place = createContext<ComponentType<PlaceProps> | null>(null);

/** The shell says once how a fragment is found and shown. */
export const SlotProvider = Place.Provider;

/**
 * A place for another team's fragment: `fallback` while it loads, the shell's notice where it cannot be had, and nothing
 * where nobody says which fragment stands here.
 */
export function Slot<Name extends FragmentName>({
  fragment,
  props,
  fallback = null,
}: {
  fragment: Name;
  props: Fragments[Name];
  fallback?: ReactNode;
}) {
  const Placed = useContext(Place);
  return Placed && <Placed fragment={fragment} props={props} fallback={fallback} />;
}
