import type { RemoteLine } from '@burger/shared/contracts';
import { createPins } from 'federation-pins';
import { wholeList } from './remotes-for';

/** The integrity hashes of the page's scripts. A script without one does not run. */
export const pins = createPins({
  // Built remotes have this name in their script loaders (`shared/build/plugins.mjs`).
  name: 'burger.pins@1',
  isUnchecked: process.env['NODE_ENV'] === 'development',
  // A page has only the hashes of its first scripts. The whole list of remotes has all.
  find: async (src) => {
    const isOf = ({ base }: RemoteLine) => src.startsWith(new URL(base, location.origin).href);
    const line = Object.values(await wholeList()).find(isOf);
    if (line) pinRemote(line);
  },
});

type Pinned = Pick<RemoteLine, 'version' | 'base' | 'entry' | 'exposes' | 'integrity'>;

/**
 * Registers the integrity hashes of a remote's scripts. Throws an Error with the scripts that have no
 * published hash, except for development servers on this machine.
 */
export function pinRemote({ version, base, entry, exposes, integrity }: Pinned): void {
  const folder = new URL(base, location.origin);
  // A development server publishes no hashes.
  if (version === 'dev' && pins.exempt(folder)) return;
  pins.add({
    base: folder,
    needed: [entry, ...Object.values(exposes).flat()],
    hashes: integrity,
  });
}
