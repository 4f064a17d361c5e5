import type { Browser, BrowserType, LaunchOptions } from '@playwright/test';
import { callOf, pressMs, type Drive, type Engine, type Visit } from './drive';

async function openWindow(browser: Browser, visit: Visit): Promise<Drive> {
  const { width, height, dark } = visit;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  // Blocks all external hosts, such as the chat app.
  await context.route(/^https:/, (route) => route.abort());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    go: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    run: (work, ...given) => page.evaluate(callOf(work, given)),
    async runInOpened(work, ...given) {
      return context
        .pages()
        .find((one) => one !== page)!
        .evaluate(callOf(work, given));
    },
    pressAt: (x, y) => page.mouse.click(x, y, { delay: pressMs }),
    type: (text) => page.keyboard.type(text),
    async holdScripts() {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.js$/, async (route) => {
        await released;
        await route.continue().catch(() => undefined);
      });
      return release;
    },
    picture: () => page.screenshot(),
    complaints: () => complaints,
    async closeOpened() {
      const others = context.pages().filter((one) => one !== page);
      for (const other of others) await other.close();
      return others.length;
    },
    close: () => context.close(),
  };
}

export async function playwrightEngine(
  type: BrowserType,
  options?: LaunchOptions,
): Promise<Engine> {
  const browser = await type.launch(options);
  return { visit: (visit) => openWindow(browser, visit), close: () => browser.close() };
}
