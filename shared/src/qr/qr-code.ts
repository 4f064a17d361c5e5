/** A text as a QR code: rows of dark (true) and light squares. Its library comes with the first one. */
export async function qrCode(text: string): Promise<boolean[][]> {
  const { default: qrcode } = await import(/* webpackChunkName: "qr" */ 'qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const places = [...Array(code.getModuleCount()).keys()];
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}
