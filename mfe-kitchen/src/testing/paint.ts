import type { Paint } from '../printing/esc-pos';

/** A black bar eight dots high for whatever is to be drawn. */
export const paintBar: Paint = ({ width }) => ({
  width,
  height: 8,
  data: Uint8ClampedArray.from({ length: width * 8 * 4 }, (_, at) => (at % 4 < 3 ? 0 : 255)),
});

/** jsdom has no pictures: as much of one as the printers' library asks for. */
export class ImageDataInMemory {
  readonly data: Uint8ClampedArray;
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = new Uint8ClampedArray(width * height * 4);
  }
}
