import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { emptyProject, type EmptyProject } from '../sites/empty-project';
import { root } from './built';

const webpack = 'node_modules/webpack/bin/webpack.js';
const tsc = ['node_modules/typescript-7/bin/tsc', '--pretty', 'false', '-p', '.'];

const typesConfig = JSON.stringify({
  compilerOptions: {
    strict: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom'],
    noEmit: true,
    types: [],
  },
  include: ['*.ts'],
});

const testOfContract = (exposures: string) => `
  import { exposureProblems, fileProblems, readRemote } from 'federation-contract/testing';
  import assert from 'node:assert/strict';
  import test from 'node:test';

  const catalog = readRemote('dist');
  test('exposures', () => assert.deepEqual(exposureProblems(catalog, ${exposures}), []));
  test('files', () => assert.deepEqual(fileProblems(catalog), []));
`;

const filesOfContract = {
  'tsconfig.json': typesConfig,
  'events.ts': `
    import { createBus, type ExportsOf } from 'federation-contract';
    import * as v from 'valibot';

    const schema = v.object({ items: v.number() });
    export const bus = createBus({
      'basket/changed': { owner: 'basket', delivery: 'latest', schema },
    });
    bus.emit('basket/changed', { items: 1 });
    const items: number | undefined = bus.latest('basket/changed')?.items;
    bus.emit('basket/changed', { items: 'one' }); // wrong payload
    bus.emit('basket/emptied', {}); // undeclared
    type Exposed<Path extends \`./\${string}\`> = ExportsOf<Path, { start: () => void }, string>;
    export const page = { ListPage: 'list' } satisfies Exposed<'./ListPage'>;
    export const start = { start: items } satisfies Exposed<'./start'>; // wrong export
  `,
  'run.mjs': `
    import { createBus } from 'federation-contract';
    import * as v from 'valibot';

    const schema = v.object({ items: v.number() });
    const bus = createBus({ 'basket/changed': { delivery: 'latest', schema } });
    const attempt = (...event) => {
      try {
        bus.emit(...event);
      } catch (error) {
        console.log(error.name + ': ' + error.message);
      }
    };
    attempt('basket/emptied', {});
    attempt('basket/changed', { items: 'one' });
    attempt('basket/changed', { items: 2 });
    bus.on('basket/changed').subscribe((payload) => console.log(payload));
  `,
  'webpack.config.mjs': `
    import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

    export default {
      mode: 'production',
      entry: {},
      output: { publicPath: 'auto', uniqueName: 'catalog' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'catalog',
          filename: 'entry.js',
          exposes: { './ListPage': './list-page.js' },
          manifest: true,
          dts: false,
        }),
      ],
    };
  `,
  'list-page.js': `export const ListPage = 'list';`,
  'complete.test.mjs': testOfContract("['./ListPage']"),
  'lacking.test.mjs': testOfContract("['./ListPage', './DetailPage']"),
};

describe('the packed federation-contract in an empty project', () => {
  let project: EmptyProject;
  beforeAll(async () => {
    const others = ['rxjs', 'valibot', 'typescript-7', 'webpack', 'webpack-cli'];
    const federation = '@module-federation/enhanced';
    project = await emptyProject('federation-contract', [...others, federation], filesOfContract);
  });
  afterAll(() => rmSync(project.folder, { recursive: true }));

  test('the bus refuses an undeclared event and a payload that breaks its schema', async () => {
    const { output } = await project.node('run.mjs');
    expect(output.split('\n')).toEqual([
      'TypeError: Unknown event basket/emptied',
      expect.stringMatching(/^TypeError: Event basket\/changed: items: Invalid type/),
      '{ items: 2 }',
      '',
    ]);
  });

  test('the compiler refuses undeclared events, wrong payloads and exports of another type', async () => {
    const { output } = await project.node(...tsc);
    const lines = filesOfContract['events.ts'].split('\n');
    const wrong = lines.flatMap((line, at) => (line.includes('; // ') ? [at + 1] : []));
    const found = [...output.matchAll(/^(.+)\((\d+),\d+\): error/gm)];
    expect(wrong).toHaveLength(3);
    expect(found.map(([, file, line]) => [file, Number(line)])).toEqual(
      wrong.map((line) => ['events.ts', line]),
    );
  });

  test('the contract test of a built remote passes, and fails for a missing exposure', async () => {
    expect(await project.node(webpack)).toMatchObject({ code: 0 });
    expect(await project.node('--test', 'complete.test.mjs')).toMatchObject({ code: 0 });
    const { code, output } = await project.node('--test', 'lacking.test.mjs');
    expect(code).toBe(1);
    expect(output).toContain('./DetailPage is not exposed');
    expect(output).toMatch(/^# fail 1$/m);
  });
});

describe.each(['federation-contract', 'federation-pins'])('the packed %s', (name) => {
  test('a packed package has its sources without tests, and names nothing of this site', async () => {
    const { folder } = await emptyProject(name, [], {});
    const installed = path.join(folder, 'node_modules', name);
    const files = readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => path.join(one.parentPath, one.name));
    const own = readdirSync(path.join(root, name, 'src'), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('mts') || file.endsWith('mjs'));
    expect(files.map((file) => path.relative(installed, file)).sort()).toEqual(
      ['README.md', 'package.json', ...own.map((file) => `src/${file}`)].sort(),
    );
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(text).not.toMatch(/burger|katte|restaurant|kitchen|dish|menu|shop\b|customer/i);
    rmSync(folder, { recursive: true });
  });
});
