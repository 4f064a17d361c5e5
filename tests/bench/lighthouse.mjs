import { chromium } from '@playwright/test';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserPath } from '../../scripts/test/ensure-browser.mjs';
import { median } from './browser.mjs';
import { signIn } from './sign-in.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** A browser with a profile of its own, which Lighthouse steers; signed in when the route needs a customer. */
async function launch(url, signedIn) {
  const chrome = await chromeLauncher.launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-component-update'],
  });
  if (signedIn) {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const page = await browser.contexts()[0].newPage();
    await signIn(page, url);
    await page.close();
    await browser.close();
  }
  return chrome;
}

// A trace is lost now and then, most of all on a busy machine; the run is then no run.
const mostTries = 3;

async function measureOnce(url, route, tries = 1) {
  try {
    return await measureRun(url, route);
  } catch (error) {
    if (tries === mostTries) throw error;
    console.log(`${error.message} Once more.`);
    return measureOnce(url, route, tries + 1);
  }
}

async function measureRun(url, { path, signedIn = false }) {
  const chrome = await launch(url, signedIn);
  try {
    // The mobile preset is the default. It clears the cache, and leaves the account where it is.
    const { lhr } = await lighthouse(url + path, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'silent',
    });
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    return {
      ...Object.fromEntries(categories.map((name) => [name, lhr.categories[name].score * 100])),
      ...Object.fromEntries(
        Object.entries(audits).map(([name, id]) => [name, lhr.audits[id].numericValue]),
      ),
      failed: categories.flatMap((name) =>
        lhr.categories[name].auditRefs
          .filter(
            ({ id, weight }) =>
              weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9,
          )
          .map(({ id }) => id),
      ),
    };
  } finally {
    await chrome.kill();
  }
}

/** What the routes of visitors come to: the lowest scores, the highest times, and LCP by route. */
function figuresFor(visitors) {
  const all = Object.values(visitors);
  const lowest = (name) => Math.min(...all.map((of) => of(name)));
  const highest = (name) => Math.max(...all.map((of) => of(name)));
  const lcp = Object.entries(visitors).map(([path, of]) => [`LCP ${path}`, of('LCP') / 1000]);
  return {
    'lowest performance': lowest('performance'),
    'lowest accessibility': lowest('accessibility'),
    'lowest best practices': lowest('best-practices'),
    'lowest SEO': lowest('seo'),
    'highest TBT': highest('TBT'),
    'highest CLS': highest('CLS'),
    ...Object.fromEntries(lcp),
  };
}

/** Lighthouse's mobile preset, medians of so many runs with a fresh profile each, as Markdown and as figures. */
export async function measureLighthouse(url, routes, runs = 5) {
  const lines = [
    '| route | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS | below 90 |',
    '|---|---|---|---|---|---|---|---|---|',
  ];
  const visitors = {};
  const asVisitor = routes.map(({ path }) => ({ path }));
  for (const route of [...asVisitor, ...routes.filter(({ signedIn }) => signedIn)]) {
    const all = [];
    for (let run = 0; run < runs; run += 1) all.push(await measureOnce(url, route));
    const of = (name) => median(all.map((one) => one[name]));
    if (!route.signedIn) visitors[route.path] = of;
    lines.push(
      `| ${route.path}${route.signedIn ? ', signed in' : ''} | ${categories.map((name) => of(name).toFixed(0)).join(' | ')} | ${(of('LCP') / 1000).toFixed(2)} | ${of('TBT').toFixed(0)} | ${of('CLS').toFixed(3)} | ${[...new Set(all.flatMap(({ failed }) => failed))].join(', ')} |`,
    );
    console.log(lines.at(-1));
  }
  return { table: lines.join('\n'), figures: figuresFor(visitors) };
}
