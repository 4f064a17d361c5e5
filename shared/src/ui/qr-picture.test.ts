import { qrCode } from './qr-picture';

test('qrCode returns a square with equal finder patterns in three corners', async () => {
  const code = await qrCode('https://burgerkatte.example/rider/0123456789abcdef0123456789abcdef');
  expect(code.length).toBeGreaterThanOrEqual(21);
  for (const row of code) expect(row).toHaveLength(code.length);
  const mark = (y: number, x: number) => code.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  const end = code.length - 7;
  expect(mark(0, 0)).toEqual(mark(0, end));
  expect(mark(0, 0)).toEqual(mark(end, 0));
});
