import { translations } from '@burger/shared/i18n';
import type { Theme } from '@burger/shared/restaurant/files';
import { restaurantFolder } from '@burger/shared/build/restaurant-folder';
import { coloursCss } from '@burger/shared/ui/global-css';
import { type FSWatcher, statSync, watch } from 'node:fs';
import { readJson, write } from '../site/files';

// Matches the language folder at the start of a path.
const ofTranslation = new RegExp(`^(${translations.join('|')})/`);

export const themeFile = 'theme.css';

export function writeTheme(site: string, restaurant = restaurantFolder): void {
  write(`${site}/${themeFile}`, coloursCss(readJson<Theme>(`${restaurant}/brand/theme.json`)));
}

// Maps restaurant files to the remote that bundles them. All other files are read once at start.
const builtInto: [RegExp, string][] = [
  [/^pages\/orders\.json$/, 'mfe-account-orders'],
  [/^pages\/(?!titles|reviews)\w+\.json$/, 'mfe-content'],
  [/^map\.json$/, 'mfe-content'],
];

/** Returns the message for an edited restaurant file, or null when its page updates by itself. */
export function newsOf(edited: string, running: readonly string[]): string | null {
  const file = edited.replaceAll('\\', '/').replace(ofTranslation, '');
  if (/^(made-from\.json|README\.md)$|(^|\/)\.|[~#]$|\.(draft|swp|tmp)$/.test(file)) return null;
  if (file === 'brand/theme.json') return 'The colours were updated: reload the page.';
  if (/^(menu|rules)\.json$/.test(file)) {
    return `${edited} is published, not built: npm run publish:menu`;
  }
  const owner = builtInto.find(([files]) => files.test(file))?.[1];
  if (!owner) return `${edited} shows when npm run dev is restarted.`;
  return running.includes(owner)
    ? null
    : `${edited} is shown by ${owner}, which runs as built: npm run dev -- ${owner}`;
}

/** Watches the restaurant's folder. Applies a changed theme, and names the package that shows any other change. */
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
      // Temporary files of editors are gone by now.
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
    // Editors write a file in several steps, so wait for the last one.
    if (waiting.size === 0) setTimeout(tell, 100);
    waiting.add(file);
  });
}
