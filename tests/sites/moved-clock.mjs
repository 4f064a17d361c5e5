// Preloaded by a server with simulated time: shifts its clock by the ms that a file contains.
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE'] ?? '';
const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (date, parts, made) =>
    Reflect.construct(date, parts.length === 0 ? [now()] : parts, made),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
