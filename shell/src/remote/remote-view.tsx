import { useHydrated } from '@burger/shared/ui';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Place } from '../discovery/routes';
import { onVersionReplaced, versionOf } from '../discovery/versions';
import { ClientView } from './client-view';
import { HydratedView } from './hydrated-view';

export interface RemoteViewProps {
  place: Place;
  props?: object;
  fallback: ReactNode;
  /** For small places such as the header: shows a small button instead of a notice. */
  quiet?: boolean;
  /** For places that are empty most of the time: says nothing while its remote is late or cannot be had. */
  silent?: boolean;
  /** Called once the view is there and answers to the customer. */
  onShown?: () => void;
}

function View(view: RemoteViewProps) {
  const hydrated = useHydrated();
  // How it came onto the page does not change; that is known only while React takes the page over.
  const [isNew] = useState(hydrated);
  return isNew ? <ClientView {...view} /> : <HydratedView {...view} />;
}

/** One exposure of a remote in its place on the page, whatever becomes of that remote. */
export function RemoteView(view: RemoteViewProps) {
  const { remote, exposure } = view.place;
  // Where another version takes over, all places of the remote come anew from it.
  const version = useSyncExternalStore(
    onVersionReplaced,
    () => versionOf(remote),
    () => 0,
  );
  return <View key={`${remote}${exposure}${version}`} {...view} />;
}
