import { readFileSync } from 'node:fs';
import { breaks } from './breaks.mjs';

const changes = breaks.flatMap(({ name, changes }) => changes.map((one) => ({ name, ...one })));

test.each(changes)('the source has the text that is broken: $name', ({ file, from }) => {
  const source = readFileSync(`${__dirname}/../../${file}`, 'utf8');
  expect(source).toContain(from);
});
