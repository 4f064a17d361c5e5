import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { answerOf, firstRefusal } from './google.mjs';

// Fakes `gcloud`, `npx`, `npm` and `gh`: scripts of these names on the PATH run this file.
const [tool = '', ...args] = process.argv.slice(2);
const log = process.env['STAND_IN_LOG'] ?? '';
const before = existsSync(log)
  ? readFileSync(log, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : [];
const file = tool === 'write' ? readFileSync(0, 'utf8') : undefined;
const call = { tool, args, ...(file !== undefined && { text: file }) };
appendFileSync(log, `${JSON.stringify(call)}\n`);
const refused = firstRefusal([...before, call]);
if (refused) {
  console.error(`${refused.call}\n  ${refused.why}`);
  process.exit(1);
}
process.stdout.write(answerOf(call));
