import { existsSync } from 'node:fs';
import { root } from '../paths.mjs';
import { publishHeadingFonts } from './heading-font.mjs';
import { publishPackage, publishPictures, publishPublicFiles } from './publish.mjs';

/** Publishes what was built of the shell and what lies beside it; returns what `currentShell` answers from then on. */
export async function publishShell() {
  if (!existsSync(`${root}/shell/dist/web/entry.json`)) {
    throw new Error(`Nothing of shell has been built in ${root}/shell.`);
  }
  publishPictures();
  const fonts = await publishHeadingFonts();
  const { address, integrity } = publishPackage(`${root}/shell`, 'shell');
  publishPublicFiles();
  return { shell: { base: `${address}/`, integrity }, fonts };
}
