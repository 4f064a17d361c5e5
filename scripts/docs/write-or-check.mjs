import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from '../paths.mjs';

/** Run by hand, a script that makes a document writes it; with `--check` it fails when the document is stale. */
export function writeOrCheck(script, document, text) {
  if (script !== pathToFileURL(process.argv[1]).href) return;
  const file = `${root}/${document}`;
  if (!process.argv.includes('--check')) writeFileSync(file, text());
  else if (readFileSync(file, 'utf8') !== text()) {
    console.error(`${document} is stale: node ${process.argv[1].slice(root.length + 1)}`);
    process.exitCode = 1;
  }
}
