import { translations } from '@burger/shared/language';
import type { Theme } from '@burger/shared/restaurant-files';
import { restaurantFolder } from '@burger/shared/restaurant-folder';
import { coloursCss } from '@burger/shared/theme';
import { type FSWatcher, statSync, watch } from 'node:fs';
import { readJson, write } from '../site/files';

// The folder of a language, before the file in it.
const ofTranslation = new RegExp(`^(${translations.join('|')})/`);

export const themeFile = 'theme.css';

/** Writes the colours of the theme as it is by now, for the pages of a site for development. */
export function writeTheme(site: string, restaurant = restaurantFolder): void {
  write(`${site}/${themeFile}`, coloursCss(readJson<Theme>(`${restaurant}/brand/theme.json`)));
}

// Which remote has a file built in; what no line names is read when everything starts.
const builtInto: [RegExp, string][] = [
  [/^pages\/orders\.json$/, 'mfe-account-orders'],
  [/^pages\/(?!titles|reviews)\w+\.json$/, 'mfe-content'],
  [/^map\.json$/, 'mfe-content'],
];

/** What is said of an edit in the restaurant's folder; null where the page shows it by itself. */
export function newsOf(edited: string, running: readonly string[]): string | null {
  const file = edited.replaceAll('\\', '/').replace(ofTranslation, '');
  if (/^(made-from\.json|README\.md)$|(^|\/)\.|[~#]$|\.(draft|swp|tmp)$/.test(file)) return null;
  if (file === 'brand/theme.json') return 'The colours are written anew: reload the page.';
  if (/^(menu|rules)\.json$/.test(file)) {
    return `${edited} is published, not built: npm run publish:menu`;
  }
  const owner = builtInto.find(([files]) => files.test(file))?.[1];
  if (!owner) return `${edited} shows when npm run dev is started anew.`;
  return running.includes(owner)
    ? null
    : `${edited} is shown by ${owner}, which runs as built: npm run dev -- ${owner}`;
}

/** Follows the restaurant's folder while it is developed: a new theme shows, and of all else it is said who shows it. */
export function watchRestaurant(
  site: string,
  running: readonly string[],
  say: (line: string) => void,
  restaurant = restaurantFolder,
): FSWatcher {
  const waiting = new Set<string>();
  const tell = () => {
    for (const file of waiting) {
      waiting.delete(file);
      // What an editor wrote on the way is gone by now.
      if (!statSync(`${restaurant}/${file}`, { throwIfNoEntry: false })?.isFile()) continue;
      const news = newsOf(file, running);
      try {
        if (/theme\.json$/.test(file)) writeTheme(site, restaurant);
        if (news) say(`  ${news}`);
      } catch {
        say(`  ${file} cannot be read: npm run restaurant:check`);
      }
    }
  };
  return watch(restaurant, { recursive: true }, (_event, file) => {
    if (file === null) return;
    // Editors write a file in several steps.
    if (waiting.size === 0) setTimeout(tell, 100);
    waiting.add(file);
  });
}
