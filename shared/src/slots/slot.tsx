import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Fragments, Places } from '../contracts/remotes';

type Contents = Fragments & Places;
type ContentName = keyof Contents;

export interface PlaceProps<Name extends ContentName = ContentName> {
  fragment: Name;
  props: Contents[Name];
  fallback: ReactNode;
}

const Place = createContext<ComponentType<PlaceProps> | null>(null);

/** Provides how fragments are loaded and rendered; set by the shell. */
export const SlotProvider = Place.Provider;

/**
 * Renders another team's fragment, or the guests of a place. Shows `fallback` while it loads, and the shell's notice if it fails.
 * Renders nothing without a provider, as in tests.
 */
export function Slot<Name extends ContentName>({
  fragment,
  props,
  fallback = null,
}: {
  fragment: Name;
  props: Contents[Name];
  fallback?: ReactNode;
}) {
  const Placed = useContext(Place);
  return Placed && <Placed fragment={fragment} props={props} fallback={fallback} />;
}
