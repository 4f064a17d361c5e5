import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { FragmentName, Fragments } from '../contracts/remotes';

export interface PlaceProps<Name extends FragmentName = FragmentName> {
  fragment: Name;
  props: Fragments[Name];
  fallback: ReactNode;
}

const Place = createContext<ComponentType<PlaceProps> | null>(null);

/** Provides how fragments are loaded and rendered; set by the shell. */
export const SlotProvider = Place.Provider;

/**
 * Renders another team's fragment. Shows `fallback` while it loads, and the shell's notice if it fails.
 * Renders nothing without a provider, as in tests.
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
