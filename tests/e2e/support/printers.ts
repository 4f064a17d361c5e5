import type { Page } from '@playwright/test';
import { readPrintouts, type PrintedPage } from '../../../mfe-kitchen/src/testing/read-printout';
import { standInPrinters, type StandIn } from '../../../mfe-kitchen/src/testing/stand-in-printers';

type Plugged = typeof globalThis & { standIns: StandIn[] };

/** Gives a page fake printers of these kinds. The browser knows them once they are set up. */
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
    /** Returns the first line of each printed sheet after the called number. */
    heads: async (printer = 0) =>
      (await invoices(printer)).map(({ lines }) => lines.find((line) => !/^\d{4}$/.test(line))),
    /** Sets how many lines the first printer's paper roll has left. */
    roll: (lines: number) =>
      page.evaluate((left) => (globalThis as Plugged).standIns[0]?.refill(left), lines),
  };
}
