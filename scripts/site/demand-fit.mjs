const spoken = ({ contract, oldest = contract }) =>
  oldest === contract ? `contract ${contract}` : `contracts ${oldest} to ${contract}`;

/** Throws where a remote and the shell do not understand each other, or a remote lacks what the shell shows of it. */
export function demandFit(renderer, remotes) {
  for (const [name, line] of Object.entries(remotes)) {
    if (!renderer.speaksOurContract(line)) {
      throw new Error(
        `${name} ${line.version} understands ${spoken(line)}, the shell ${spoken(renderer.ownContract)}.`,
      );
    }
    // What an older contract did not have yet stays empty; a remote of this one has to have it all.
    if (line.contract < renderer.ownContract.contract) continue;
    const missing = renderer.placesOf(name).filter((exposure) => !(exposure in line.exposes));
    if (missing.length > 0) {
      throw new Error(`${name} ${line.version} does not expose ${missing.join(', ')}.`);
    }
  }
}
