import { inPageLanguage } from '@burger/shared/i18n';

export const ticketMessages = inPageLanguage('mfe-kitchen/ticket', {
  kinds: { delivery: 'Delivery', pickup: 'Pickup' },
  sources: { phone: 'by phone', door: 'at the door' },
  placed: (time: string) => `Placed ${time}`,
  due: (time: string) => `DUE ${time}`,
  pieces: (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`,
  /** Shown on a station's ticket, because other stations cook the rest of the order. */
  piecesHere: (count: number, all: number) => `${count} of ${all} pieces`,
  allergy: '!!! ALLERGY !!!',
});

/** Texts of printouts for customers, in English for legal reasons. */
export const printoutMessages = {
  kinds: { delivery: 'Delivery', pickup: 'Pickup' },
  dueOn: (time: string) => `for ${time}`,
  names: {
    taxInvoice: 'Tax Invoice',
    billOfSupply: 'Bill of Supply',
    bill: 'Bill',
    creditNote: 'Credit Note',
    summary: 'Order',
  },
  issued: { bill: 'bill', creditNote: 'credit note' },
  composition: 'Composition taxable person, not eligible to collect tax on supplies',
  number: 'No.',
  ofBill: (serial: string, time: string) => `for ${serial} of ${time}`,
  order: 'Order',
  to: (who: string) => `Bill to ${who}`,
  gstin: 'GSTIN',
  fssai: 'FSSAI',
  sac: 'SAC',
  total: 'Total',
  taxable: (sac: string, amount: string) => `Taxable value, SAC ${sac}: ${amount}`,
  reverseCharge: 'Reverse charge: No',
  financial: 'Given back without lowering GST (CGST Act, section 34(2))',
  inPrice: (hsn: string) => `Tax in the price, HSN ${hsn}`,
  dishes: 'Dishes',
  pay: { pending: 'To be paid', cash: 'Paid in cash', upi: 'Paid by UPI', online: 'Paid online' },
  more: (amount: string) => `, ${amount} to be paid`,
  back: { cash: 'Given back in cash', upi: 'Given back by UPI', online: 'Given back online' },
  byUpi: (amount: string) => `Pay ${amount} by any UPI app`,
  thanks: 'Thank you!',
  test: 'Test page',
  noteOfTest: 'A note: no onions',
  codeOfTest: 'Reads the name of the restaurant',
} as const;

const printouts = (count: number): string => (count === 1 ? '1 paper' : `${count} papers`);

export const printingMessages = inPageLanguage('mfe-kitchen/printing', {
  again: 'PRINTED AGAIN',
  /** Headings of a ticket that replaces an earlier one. */
  headed: {
    changed: (time: string) => `CHANGED ${time}`,
    cancelled: 'CANCELLED: DO NOT COOK',
    now: 'COOK NOW',
  },
  nameOf: (number: number) => `Printer ${number}`,
  conditions: {
    connecting: 'Looking for it…',
    ready: 'Connected',
    printing: 'Printing…',
    'paper-out': 'Paper is out',
    'cover-open': 'The cover is open',
    off: 'Off, or not answering',
    disconnected: 'Not connected',
  },
  notYet: 'Prints once the shift has started',
  elsewhere: 'Another window on this tablet is printing. Close it to print from here.',
  notice: {
    title: (name: string, condition: string) => `${name}: ${condition}`,
    wait: (count: number, which: string) =>
      `${printouts(count)} ${count === 1 ? 'waits' : 'wait'}: ${which}.`,
    comes: 'It is printed as soon as possible.',
    unsure: (printout: string, name: string) =>
      `${printout}, ${name}: it may not be printed completely. Look at the printer.`,
    again: 'Print it again',
    isThere: 'It is printed',
    connect: 'Connect',
    asPages: 'Print as pages',
    throwAway: 'Throw away',
    againOf: (printout: string) => `Print again: ${printout}`,
    isThereOf: (printout: string) => `It is printed: ${printout}`,
    of: (what: string, name: string) => `${what}: ${name}`,
  },
  papers: {
    ticket: (number: string) => `ticket ${number}`,
    label: (number: string) => `label ${number}`,
    bill: (number: string) => `bill ${number}`,
    test: 'test page',
  },
  panel: {
    title: 'Printers',
    lead: 'Receipt printers that understand ESC/POS, connected to this tablet. Without one, papers are printed as pages.',
    none: 'This browser cannot use receipt printers. Use Chrome, at an address with https.',
    add: 'Add a printer',
    ways: { usb: 'USB cable', serial: 'Serial port', bluetooth: 'Bluetooth' },
    failed:
      'That did not work. Check that the printer is on and that no other program or window uses it. The counter’s guide has more help.',
    test: 'Test page',
    settings: 'Settings',
    name: 'Name, as it stands on its tickets',
    width: 'Width of the paper',
    widths: { wide: '80 mm', narrow: '58 mm' },
    speed: 'Speed of the port (baud)',
    kinds: { ticket: 'Kitchen ticket', label: 'Label for the bag', bill: 'Bill' },
    occasions: {
      self: 'By itself at accepting',
      press: 'When somebody presses',
      never: 'Never',
    },
    dishes: 'Dishes on its tickets',
    allDishes: 'All dishes. Choose categories to make it a station.',
    someDishes:
      'Only these. Dishes of no station are printed at the first one, unless a printer prints all dishes.',
    menuFailed: 'The categories could not be loaded.',
    remove: 'Remove this printer',
    removeWith: (count: number) => `Remove it, and the ${printouts(count)} that wait`,
  },
} as const);

/** Texts about printers on the board. Those of the owner's setup are not translated. */
export type PrintNotices = Omit<typeof printingMessages, 'panel' | 'nameOf' | 'notYet'>;
