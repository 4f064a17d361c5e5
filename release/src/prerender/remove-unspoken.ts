import { rmSync } from 'node:fs';
import type { Renderer } from './renderer';

/** Removes from the site's folder the pages of languages that it spoke before. Each language has a folder of its own. */
export function removeUnspoken(
  siteFolder: string,
  { languages, knownLanguages }: Pick<Renderer, 'languages'> & Partial<Renderer>,
): void {
  for (const language of Object.keys(knownLanguages ?? {})) {
    if (language in languages) continue;
    rmSync(`${siteFolder}/${language}`, { recursive: true, force: true });
  }
}
