// The child of the durability test: serves one database file until it is killed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transformSync } from '@swc/core';

// A plain Node process cannot load the TypeScript sources by itself.
const require = createRequire(import.meta.url);
require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  module._compile(code, filename);
};

const { startFirestore } = require('./start-firestore.ts');
const { port } = await startFirestore(process.argv[2]);
process.stdout.write(`${port}\n`);
