import { readFileSync } from 'node:fs';

/* Loaded before a server: from now on its clock is so many ms ahead as a file says, which a test writes. */

const RealDate = Date;
const file = process.env.CLOCK_FILE ?? '';

const aheadMs = () => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
};

globalThis.Date = class ToldDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(ToldDate.now());
    else super(...parts);
  }
  static now() {
    return RealDate.now() + aheadMs();
  }
};
