import puppeteer, { type Browser } from 'puppeteer-core';
import { callOf, pressMs, type Drive, type Engine, type Visit } from './drive';

/** A proxy on a closed port, which blocks all hosts except this machine. */
const noInternet = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

const launch = (executablePath: string, { dark }: Visit) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      ...noInternet,
      'permissions.default.geo': 2,
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      'intl.accept_languages': 'en-IN, en',
      // Firefox blocks popups by default, but the driver turns that off.
      'dom.disable_open_during_load': true,
    },
  });

async function openWindow(browser: Browser, { width, height }: Visit): Promise<Drive> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // A person's window is in front, and browsers do not render one that is covered.
  await page.bringToFront();
  await page.setViewport({ width, height });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    go: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    run: (work, ...args) => page.evaluate(callOf(work, args)) as never,
    async runInOpened(work, ...args) {
      const opened = (await context.pages()).filter((one) => one !== page).at(-1)!;
      return opened.evaluate(callOf(work, args)) as never;
    },
    pressAt: (x, y) => page.mouse.click(x, y, { delay: pressMs }),
    type: (text) => page.keyboard.type(text),
    async holdScripts() {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const turn = request.url().endsWith('.js') ? released : Promise.resolve();
        void turn.then(() => request.continue()).catch(() => undefined);
      });
      return release;
    },
    picture: async () => Buffer.from(await page.screenshot()),
    complaints: () => complaints,
    async closeOpened() {
      const others = (await context.pages()).filter((one) => one !== page);
      for (const other of others) await other.close();
      await page.bringToFront();
      return others.length;
    },
    close: () => context.close(),
  };
}

/** Drives the system's Firefox by WebDriver BiDi. Each colour scheme has its own process. */
export function firefoxEngine(executablePath: string): Engine {
  const browsers = new Map<boolean, Promise<Browser>>();
  return {
    async visit(visit) {
      const browser = browsers.get(visit.dark) ?? launch(executablePath, visit);
      browsers.set(visit.dark, browser);
      return openWindow(await browser, visit);
    },
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
