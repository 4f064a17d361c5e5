import { mkdirSync, writeFileSync } from 'node:fs';
import type { Theme } from '@burger/shared/restaurant-files';

const names = ['amber', 'card', 'flame'] as const;

const colours = (theme: Theme, scheme: 'light' | 'dark'): string =>
  names.map((name) => `--${name}:${theme.colours[name][scheme]}`).join(';');

/**
 * Draws what stands where there is no picture, in the colours of the restaurant and in both schemes: an empty plate
 * between fork and knife, which says of no dish what it looks like, nor whether it is veg.
 */
export function drawNoPicture(folder: string, theme: Theme) {
  mkdirSync(`${folder}/pictures`, { recursive: true });
  writeFileSync(
    `${folder}/pictures/no-picture.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 160 120">
<style>:root{${colours(theme, 'light')}}@media(prefers-color-scheme:dark){:root{${colours(theme, 'dark')}}}</style>
<circle cx="80" cy="60" r="52" fill="var(--amber)" opacity=".3"/>
<circle cx="80" cy="60" r="35" fill="var(--card)"/>
<g fill="none" stroke="var(--amber)" stroke-width="2.5" stroke-linecap="round"><circle cx="80" cy="60" r="25"/>
<path stroke-width="3.5" d="M69 72q-5-6 0-12t0-12M80 72q-5-6 0-12t0-12M91 72q-5-6 0-12t0-12"/></g>
<path fill="none" stroke="var(--flame)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M34 88V53M29 32v13q0 8 5 8t5-8V32M34 32v17M126 88V32q-9 9-7 31h7"/>
</svg>
`,
  );
}
