// Loaded before the programs of a test: their clock runs, but shows another time of day, so that the shop is open.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(.../** @type {[number]} */ (given));
  }

  static now() {
    return RealDate.now() + shift;
  }
};
