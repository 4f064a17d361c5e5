import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aKitchen } from '../testing/a-kitchen';
import { numbered } from '../testing/an-order';
import { ImageDataInMemory } from '../testing/paint';
import { readPrintouts } from '../testing/read-printout';
import { press, rendered } from '../testing/rendered';
import { standInPrinters } from '../testing/stand-in-printers';
import { PrintNotice } from './queue/print-notice';
import { PrintersPanel } from './printers-panel';

Object.assign(globalThis, { ImageData: ImageDataInMemory });
beforeEach(() => jest.useFakeTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
// Advances the fake timers during presses and typing.
const user = userEvent.setup({ advanceTimers: (ms) => pass(ms / 1000) });
const categories = [
  { id: 'burgers', name: 'Burgers', picture: '' },
  { id: 'drinks', name: 'Drinks', picture: '' },
];

/**
 * Renders the printers panel and the board's printer notice, with `count` USB printers that are not selected
 * yet.
 */
async function aPanel(count: number) {
  const standIns = standInPrinters(
    Array.from({ length: count }, () => ({ way: 'usb', chosen: false }) as const),
  );
  const { kitchen } = aKitchen({ doors: standIns.doors });
  const { printing } = kitchen;
  const pages: string[] = [];
  printing.onPage((printout) => void pages.push(`${printout.kind} ${printout.order.orderId}`));
  const stop = printing.start();
  await rendered(
    kitchen,
    <>
      <PrintersPanel printing={printing} categories={categories} />
      <PrintNotice printing={printing} />
    </>,
  );
  await act(async () => {
    printing.warm();
    await import('./device/driver.lazy');
  });
  return { printing, standIns, pages, stop };
}

const itemOf = (name: string) => within(screen.getByRole('region', { name }));
const add = async (name: string) => {
  await press('USB cable');
  await pass(1);
  expect(itemOf(name).getByRole('status')).toHaveTextContent('Connected');
};

test('printers can be added, renamed, given categories, tested and removed', async () => {
  const { printing, standIns, stop } = await aPanel(2);
  await add('TM-0');
  await add('TM-1');
  await user.click(itemOf('TM-1').getByRole('button', { name: 'Settings' }));
  await user.clear(screen.getByRole('textbox', { name: /^Name/ }));
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Drinks');
  const drinks = itemOf('Drinks');
  await user.selectOptions(drinks.getByRole('combobox', { name: 'Width of the paper' }), '58 mm');
  await user.selectOptions(drinks.getByRole('combobox', { name: 'Kitchen ticket' }), 'self');
  await user.click(drinks.getByRole('checkbox', { name: 'Drinks' }));
  expect(printing.state.get().printers).toMatchObject([
    { name: 'TM-0', ticket: 'self', categories: [] },
    { name: 'Drinks', ticket: 'self', narrow: true, categories: ['drinks'] },
  ]);
  await user.click(drinks.getByRole('button', { name: 'Test page' }));
  await pass(5);
  expect(printing.state.get().jobs).toEqual([]);
  expect(readPrintouts(standIns.printers[1]!.printed)[0]!.lines).toContain('Test page - Drinks');
  // A category belongs to one station, so selecting it at one printer deselects it at the other.
  await user.click(itemOf('TM-0').getByRole('button', { name: 'Settings' }));
  await user.click(itemOf('TM-0').getByRole('checkbox', { name: 'Drinks' }));
  expect(drinks.getByRole('checkbox', { name: 'Drinks' })).not.toBeChecked();
  await user.click(drinks.getByRole('button', { name: 'Remove this printer' }));
  expect(screen.queryByRole('region', { name: 'Drinks' })).not.toBeInTheDocument();
  act(stop);
});

test('a missing printer is reported with its waiting jobs, which can be printed as pages or deleted', async () => {
  const { printing, standIns, pages, stop } = await aPanel(1);
  await add('TM-0');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => standIns.printers[0]!.turn(false));
  act(() => {
    printing.print({ kind: 'label', order: numbered(1) });
    printing.print({ kind: 'ticket', order: numbered(2) });
  });
  await pass(5);
  const notice = screen.getByRole('alert', { name: 'TM-0: Not connected' });
  expect(notice).toHaveTextContent('2 papers wait: label BK482130001, ticket BK482130002.');
  await press('Print as pages: TM-0');
  expect(pages).toEqual(['label BK482130001', 'ticket BK482130002']);
  act(() => printing.print({ kind: 'label', order: numbered(3) }));
  await press('Throw away: TM-0');
  expect(printing.state.get().jobs).toEqual([]);
  act(stop);
});

test('an interrupted printout can be confirmed as printed or printed again', async () => {
  const { printing, standIns, stop } = await aPanel(1);
  await add('TM-0');
  for (const answer of ['It is printed: ticket BK482130001', 'Print again: ticket BK482130001']) {
    standIns.printers[0]!.paper = 3;
    act(() => printing.print({ kind: 'ticket', order: numbered(1) }));
    await pass(2);
    act(() => standIns.printers[0]!.turn(false));
    await pass(2);
    standIns.printers[0]!.paper = 1000;
    act(() => standIns.printers[0]!.turn(true));
    await pass(2);
    await press(answer);
    await pass(5);
    expect(printing.state.get().jobs).toEqual([]);
  }
  expect(
    readPrintouts(standIns.printers[0]!.printed).filter(({ lines }) =>
      lines.includes('3 pieces - Ravi Kumar'),
    ),
  ).toHaveLength(1);
  act(stop);
});

test('the printers panel shows a notice in a browser without printer APIs', async () => {
  const { kitchen } = aKitchen();
  await rendered(kitchen, <PrintersPanel printing={kitchen.printing} categories={categories} />);
  expect(screen.getByRole('status')).toHaveTextContent('Use Chrome');
});
