import type { RemoteLine } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { whenIdle } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { remotesFor } from './remotes-for';
import { guestPlaces, type GuestPlace } from './routes';

/** A fixed height, so that a guest that comes, grows or fails moves nothing. Longer content scrolls. */
const Reserved = styled.div<{ $height: string }>`
  height: ${({ $height }) => $height};
  contain: layout paint;
  overflow: auto;
`;

const isExposed = ({ exposure }: GuestPlace, line: RemoteLine | undefined) =>
  line !== undefined && exposure in line.exposes;

type GuestCode = typeof import('./guest-view.lazy');

/** Loads the code of places only for a guest that the page's remotes list names. */
async function loadCode(guest: GuestPlace): Promise<GuestCode | null> {
  const remotes = await remotesFor(guest, false);
  if (!isExposed(guest, remotes[guest.remote])) return null;
  return import(/* webpackChunkName: "guest-view" */ './guest-view.lazy');
}

function Guest({ guest, props }: { guest: GuestPlace; props: object }) {
  const [code, setCode] = useState<GuestCode | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        // Without the list or the code the place stays empty.
        loadCode(guest).then(setCode, () => undefined);
      }),
    [guest],
  );
  return (
    <Reserved $height={guest.height}>
      {code && <code.GuestView guest={guest} props={props} />}
    </Reserved>
  );
}

/** Renders the guests of a place from `guests.json`, each in a box of its own. */
export const GuestPlaces = ({ place, props }: { place: string; props: object }) =>
  (guestPlaces[place] ?? []).map((guest) => (
    <Guest key={`${guest.remote}${guest.exposure}`} guest={guest} props={props} />
  ));
