import type { Page } from '@playwright/test';
import { readPrintouts, type PrintedPage } from '../../../mfe-kitchen/src/testing/read-printout';
import { standInPrinters, type StandIn } from '../../../mfe-kitchen/src/testing/stand-in-printers';

type Plugged = typeof globalThis & { standIns: StandIn[] };

/** Adds fake printers of these kinds to a page. The browser recognises them once they are set up. */
export async function plugInPrinters(page: Page, ...doors: ('usb' | 'serial')[]) {
  await page.addInitScript(`{
    const chosen = localStorage.getItem('burger.kitchen.printers') !== null;
    const kinds = ${JSON.stringify(doors)}.map((way) => ({ way, chosen }));
    const { doors, printers } = (${standInPrinters.toString()})(kinds);
    for (const { way } of kinds) Object.defineProperty(navigator, way, { value: doors[way] });
    globalThis.standIns = printers;
  }`);
  const invoices = async (printer = 0): Promise<PrintedPage[]> =>
    readPrintouts(
      await page.evaluate((at) => (globalThis as Plugged).standIns[at]?.printed ?? [], printer),
    );
  return {
    papers: invoices,
    /** Returns the first line below the order number of each printed sheet. */
    heads: async (printer = 0) =>
      (await invoices(printer)).map(({ lines }) => lines.find((line) => !/^\d{4}$/.test(line))),
    /** Sets how many lines are left on the first printer's paper roll. */
    roll: (lines: number) =>
      page.evaluate((left) => (globalThis as Plugged).standIns[0]?.refill(left), lines),
  };
}
