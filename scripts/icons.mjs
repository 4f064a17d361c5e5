import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { restaurantFolder } from './paths.mjs';
import { browserPath } from './test/ensure-browser.mjs';

// Draws the icons of the installed site from the cut-out of the hero picture, into brand/icons of the restaurant:
// node scripts/icons.mjs. `fill`: how much of the side the dish takes; what is masked keeps clear of the edge.
const icons = [
  { file: 'icon-192', size: 192, corner: '22%', fill: 0.92 },
  { file: 'icon-512', size: 512, corner: '22%', fill: 0.92 },
  { file: 'maskable-512', size: 512, corner: '0', fill: 0.7 },
  { file: 'apple-touch-180', size: 180, corner: '0', fill: 0.86 },
];

const cutout = readFileSync(`${restaurantFolder}/pictures/hero-cutout-900.webp`).toString('base64');
const folder = `${restaurantFolder}/brand/icons`;
const theme = JSON.parse(readFileSync(`${restaurantFolder}/brand/theme.json`, 'utf8'));
const ground = theme.colours.amber.light;
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
for (const { file, size, corner, fill } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`
    <style>
      body { margin: 0; background: transparent }
      div { width: ${size}px; height: ${size}px; border-radius: ${corner}; display: grid; place-items: center;
        overflow: hidden; background: radial-gradient(circle at 50% 40%, color-mix(in srgb, ${ground} 56%, white), ${ground} 75%) }
      img { width: ${size * fill}px; height: ${size * fill}px; object-fit: contain }
    </style>
    <div><img src="data:image/webp;base64,${cutout}"></div>`);
  await page.locator('img').evaluate((image) => image.decode());
  const path = `${folder}/${file}.png`;
  await page.screenshot({ path, omitBackground: true });
  await page.close();
}
await browser.close();
