import type { RemoteLine, RemoteName, RemotesFile } from '@burger/shared/contracts';
import type { Renderer } from './renderer';

const spoken = ({ contract, oldest }: Pick<RemoteLine, 'contract' | 'oldest'>) =>
  oldest === contract ? `contract ${contract}` : `contracts ${oldest} to ${contract}`;

/** Throws where a remote and the shell do not understand each other, or a remote lacks what the shell shows of it. */
export function demandFit(
  renderer: Pick<Renderer, 'speaksOurContract' | 'ownContract' | 'placesOf'>,
  remotes: RemotesFile,
): void {
  for (const [name, line] of Object.entries(remotes)) {
    if (!renderer.speaksOurContract(line)) {
      throw new Error(
        `${name} ${line.version} understands ${spoken(line)}, the shell ${spoken(renderer.ownContract)}.`,
      );
    }
    // What an older contract did not have yet stays empty; a remote of this one has to have it all.
    if (line.contract < renderer.ownContract.contract) continue;
    const missing = renderer
      .placesOf(name as RemoteName)
      .filter((exposure) => !(exposure in line.exposes));
    if (missing.length > 0) {
      throw new Error(`${name} ${line.version} does not expose ${missing.join(', ')}.`);
    }
  }
}
