import { setTimeout as holdDown } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserType, LaunchOptions, Page } from '@playwright/test';
import { callOf, pressMs, type Drive, type Engine, type Visit } from './drive';

/** Presses by touch, as long as a real press. Playwright's own tap would end the touch at once. */
async function touchOf(context: BrowserContext, page: Page): Promise<Drive['pressAt']> {
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async (x, y) => {
    await touch('touchStart', [{ x, y }]);
    await holdDown(pressMs);
    await touch('touchEnd', []);
  };
}

async function openWindow(browser: Browser, visit: Visit): Promise<Drive> {
  const { width, height, dark, touch = false } = visit;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    hasTouch: touch,
  });
  // Blocks all external hosts, such as the chat service.
  await context.route(/^https:/, (route) => route.abort());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    go: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    run: (work, ...args) => page.evaluate(callOf(work, args)),
    async runInOpened(work, ...args) {
      return context
        .pages()
        .find((one) => one !== page)!
        .evaluate(callOf(work, args));
    },
    pressAt: touch
      ? await touchOf(context, page)
      : (x, y) => page.mouse.click(x, y, { delay: pressMs }),
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
