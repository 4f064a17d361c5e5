import { median, openBrowser, phone } from './browser.mjs';

/** Watches how long the browser took to show the answer to each interaction, as INP counts it. */
function watchInteractions() {
  window.answers = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) window.answers.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** The longest answer in ms to what is done; below 16 ms the browser does not say, which counts as 16. */
async function longestAnswer(page, act) {
  await page.evaluate(() => (window.answers.length = 0));
  await act();
  // The entry comes with the frame after the next.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
      ),
  );
  return page.evaluate(() => Math.max(16, ...window.answers));
}

const steps = {
  'typing in the menu search': (page) =>
    page.getByRole('searchbox').first().pressSequentially('paneer', { delay: 60 }),
  'emptying the search': (page) => page.getByRole('searchbox').first().fill(''),
  'adding to the cart': (page) =>
    page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .tap(),
  'one more of it': (page) =>
    page
      .getByRole('button', { name: /^One .* more$/ })
      .first()
      .tap(),
  'opening the drawer': (page) =>
    page.getByRole('banner').getByRole('button', { name: /cart/i }).first().tap(),
};

async function measureOnce(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(() => {
    sessionStorage.setItem('burger.declined.sign-in', 'yes');
    sessionStorage.setItem('burger.declined.location', 'yes');
  });
  await page.goto(`${url}/menu`, { waitUntil: 'networkidle' });
  await page.evaluate(watchInteractions);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const answers = {};
  for (const [name, act] of Object.entries(steps)) {
    answers[name] = await longestAnswer(page, () => act(page));
  }
  await context.close();
  return answers;
}

/** How long the menu takes to answer at a quarter of the processor's speed, medians as Markdown. */
export async function measureInteraction(url, runs = 5) {
  const browser = await openBrowser();
  const all = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(browser, url));
  await browser.close();
  const rows = Object.keys(steps).map(
    (name) => `| ${name} | ${median(all.map((answers) => answers[name]))} |`,
  );
  return ['| what | longest answer ms |', '|---|---|', ...rows].join('\n');
}
