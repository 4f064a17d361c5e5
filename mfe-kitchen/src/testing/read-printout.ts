export type Bits = readonly string[];

export interface PrintedPage {
  /** The printed lines; `▣` stands for a letter that was printed as a picture. */
  lines: string[];
  codes: string[];
  pictures: Bits[];
}

const bitsOf = (byte: number): string =>
  byte.toString(2).padStart(8, '0').replaceAll('0', '.').replaceAll('1', '#');

/** Reads ESC/POS bytes like a printer and returns the pages; throws for an unknown command. */
export function readPrintouts(bytes: readonly number[]): PrintedPage[] {
  const invoices: PrintedPage[] = [];
  let invoice: PrintedPage = { lines: [], codes: [], pictures: [] };
  let line = '';
  let code = '';
  let at = 0;
  const take = (count = 1) => {
    at += count;
    return bytes.slice(at - count, at);
  };
  const number = () => {
    const [low = 0, high = 0] = take(2);
    return low + high * 256;
  };
  const feed = () => {
    if (line) invoice.lines.push(line.trimEnd());
    line = '';
  };

  function escape(command: string): void {
    if (command === '@') line = '';
    else if ('MEtaG-'.includes(command)) take();
    else if (command === '*') {
      const [mode = 0] = take();
      take(number() * (mode >= 32 ? 3 : 1));
      line += '▣';
    } else throw new Error(`ESC ${command}`);
  }

  function group(command: string): void {
    if ('!Br'.includes(command)) take();
    else if (command === 'V') {
      take();
      feed();
      invoices.push(invoice);
      invoice = { lines: [], codes: [], pictures: [] };
    } else if (command === '(') {
      take();
      const parameters = take(number());
      // Function 80 of the QR code command stores its text; function 81 prints it.
      if (parameters[1] === 80) code = String.fromCharCode(...parameters.slice(3));
      if (parameters[1] === 81) invoice.codes.push(code);
    } else if (command === 'v') {
      take(2);
      const [wide, high] = [number(), number()];
      feed();
      invoice.pictures.push(Array.from({ length: high }, () => take(wide).map(bitsOf).join('')));
    } else throw new Error(`GS ${command}`);
  }

  while (at < bytes.length) {
    const [byte = 0] = take();
    if (byte === 0x0a) feed();
    else if (byte === 0x1b) escape(String.fromCharCode(...take()));
    else if (byte === 0x1d) group(String.fromCharCode(...take()));
    else if (byte === 0x1c) take();
    else if (byte >= 0x20 && byte <= 0x7e) line += String.fromCharCode(byte);
    else throw new Error(`Byte ${byte} at ${at}`);
  }
  feed();
  return invoice.lines.length + invoice.pictures.length > 0 ? [...invoices, invoice] : invoices;
}
