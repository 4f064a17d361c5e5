import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Place } from '../discovery/routes';
import { FreshView } from './fresh-view';
import { StandingView } from './standing-view';

export interface RemoteViewProps {
  place: Place;
  props?: object;
  fallback: ReactNode;
  /** For small places such as the header: shows a small button instead of a notice. */
  quiet?: boolean;
  /** Called once the view is there and answers to the customer. */
  onShown?: () => void;
}

const never = () => () => undefined;

function View(view: RemoteViewProps) {
  const prerendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // How it came onto the page does not change; the store says so only while React takes the page over.
  const [standing] = useState(prerendered);
  return standing ? <StandingView {...view} /> : <FreshView {...view} />;
}

/** One exposure of a remote in its place on the page, whatever becomes of that remote. */
export const RemoteView = (view: RemoteViewProps) => (
  <View key={`${view.place.remote}${view.place.exposure}`} {...view} />
);
