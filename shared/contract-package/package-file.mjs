// What builds a remote, and what checks its types; the versions are those that build the site.
const tools = [
  '@module-federation/enhanced',
  '@module-federation/runtime',
  '@module-federation/runtime-core',
  '@module-federation/webpack-bundler-runtime',
  '@swc/core',
  '@swc/plugin-styled-components',
  'browserslist',
  'compression-webpack-plugin',
  'swc-loader',
  'webpack',
];

const pick = (record, isWanted) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => isWanted(name)));

// In the package the sources lie in a folder of their own, and declarations beside it: who uses it is not asked to
// check its code.
const placed = (file) => file.replace('./', './shared/');
const declared = (file) => {
  if (typeof file === 'object') {
    return Object.fromEntries(Object.entries(file).map(([when, one]) => [when, placed(one)]));
  }
  if (!/^\.\/src\/.*\.tsx?$/.test(file)) return placed(file);
  return {
    types: file.replace('/src/', '/types/').replace(/\.tsx?$/, '.d.ts'),
    default: placed(file),
  };
};

/** `package.json` of the packed contract, from those of `shared` and of the repository. */
export function packageFile({ shared, root, contract }) {
  const exported = pick(shared.exports, (name) => !name.startsWith('./testing'));
  return {
    name: shared.name,
    // A new contract is a new major version; what is added to one, a minor one.
    version: `${contract.contract}.${contract.additions}.0`,
    description: 'What a remote of this storefront is built against.',
    license: root.license,
    type: 'module',
    sideEffects: false,
    bin: { 'create-remote': './create-remote.mjs' },
    exports: Object.fromEntries(
      Object.entries(exported).map(([name, file]) => [name, declared(file)]),
    ),
    dependencies: {
      // Fonts are the shell's.
      ...pick(shared.dependencies, (name) => !name.startsWith('@fontsource')),
      ...pick(root.devDependencies, (name) => tools.includes(name)),
    },
    // What `create-remote` writes into the package of a remote.
    remote: {
      devDependencies: pick(root.devDependencies, (name) =>
        ['@types/react', 'typescript', 'webpack', 'webpack-cli'].includes(name),
      ),
      overrides: root.overrides,
      engines: root.engines,
    },
  };
}
