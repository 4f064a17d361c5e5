import type { Paint } from '../printing/device/esc-pos';

/** Fakes drawing: every text becomes a black bar eight dots high. */
export const paintBar: Paint = ({ width }) => ({
  width,
  height: 8,
  data: Uint8ClampedArray.from({ length: width * 8 * 4 }, (_, at) => (at % 4 < 3 ? 0 : 255)),
});

/** Replaces ImageData, which jsdom lacks; it has only what the printer library uses. */
export class ImageDataInMemory {
  readonly data: Uint8ClampedArray;
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = new Uint8ClampedArray(width * height * 4);
  }
}
