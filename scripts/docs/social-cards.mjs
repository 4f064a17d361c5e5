import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { restaurantFolder } from '../../shared/build/restaurant-folder.mjs';
import { root } from '../../shared/repository/paths.mjs';
import { browserPath } from '../test/browsers.mjs';

// Draws the link preview images, as JPEG, which all messengers can read: node scripts/docs/social-cards.mjs
const pictures = `${restaurantFolder}/pictures`;
const data = (file, type) => `data:${type};base64,${readFileSync(file).toString('base64')}`;
const font = `${root}/node_modules/@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2`;
const logo = data(`${restaurantFolder}/brand/icon.svg`, 'image/svg+xml');
const read = (file) => JSON.parse(readFileSync(`${restaurantFolder}/${file}`, 'utf8'));
const { name, address } = read('restaurant.json');
const { page: ground, ink, inkSoft } = read('brand/theme.json').colours;

const card = (picture) => `<!doctype html>
<style>
@font-face{font-family:Baloo;src:url(${data(font, 'font/woff2')});font-weight:400 800}
body{margin:0;width:1200px;height:630px;background:url(${picture}) 50% 60%/cover;font-family:Baloo}
div{position:absolute;left:48px;bottom:48px;display:flex;align-items:center;gap:24px;padding:20px 40px 20px 24px;
  border-radius:32px;background:${ground.light};color:${ink.light}}
img{width:96px;border-radius:24px}
strong{display:block;font:800 56px/1 Baloo}
span{font:600 28px/1.3 Baloo;color:${inkSoft.light}}
</style>
<div><img src="${logo}" alt=""><p style="margin:0"><strong>${name}</strong><span>${address.locality}, ${address.city}</span></p></div>`;

const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const largest = { hero: 1600 };
const titles = Object.values(read('pages/titles.json'));
for (const slug of new Set(titles.map(({ picture }) => picture))) {
  const picture = `${pictures}/${slug}-${largest[slug] ?? 1200}.avif`;
  await page.setContent(card(data(picture, 'image/avif')), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${pictures}/${slug}-card.jpg`, type: 'jpeg', quality: 84 });
}
await browser.close();
