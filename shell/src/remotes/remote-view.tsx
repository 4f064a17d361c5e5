import { useHydrated } from '@burger/shared/ui';
import { useState, useSyncExternalStore } from 'react';
import { onVersionReplaced, versionOf } from './versions';
import { ClientView, type RemoteViewProps } from './client-view';
import { HydratedView } from './view';

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
