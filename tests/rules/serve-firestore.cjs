// The child of the durability test: serves one database file until it is killed.
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

// A plain Node process cannot load the TypeScript sources by itself.
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

const [, , databaseFile] = process.argv;
void startFirestore(databaseFile).then(({ port }) => process.stdout.write(`${port}\n`));
