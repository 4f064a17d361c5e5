import { engineHere, otherEngines } from './other-engines.mjs';
import { installPackages } from './system-packages.mjs';

/** Installs Firefox and WebKit where we may; the tests of one that cannot be had are skipped, and counted as skipped. */
export async function ensureEngines() {
  for (const [name, { packages }] of Object.entries(otherEngines)) {
    if (engineHere(name)) continue;
    console.log(`Installing ${name} for the tests …`);
    await installPackages(...packages);
    if (engineHere(name)) continue;
    console.log(
      `There is no ${name} here, so its tests are skipped: npx playwright install --with-deps ${name} brings one.`,
    );
  }
}
