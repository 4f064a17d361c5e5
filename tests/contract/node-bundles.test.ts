import '../../shared/src/testing/page-shop';
import { createRequire } from 'node:module';
import path from 'node:path';
import { exposures, remotes, root } from './built';

// Node's own require runs the real bundles, which Jest's module loader would transform.
const load = createRequire(path.join(root, 'package.json'));
const shell = load(path.join(root, 'shell/dist/node/shell.cjs'));
(globalThis as Record<symbol, unknown>)[Symbol.for('burger.singletons@1')] = shell.singletons;

const all = remotes.flatMap((remote) =>
  exposures[remote].map((exposure) => [remote, exposure.slice(2)] as const),
);

const loadModule = (remote: string, exposure: string) =>
  load(path.join(root, remote, 'dist/node', `${exposure}.cjs`));

test.each(all)('%s exports %s as a component or function of that name', (remote, name) =>
  expect(['function', 'object']).toContain(typeof loadModule(remote, name)[name]),
);

test('prerendering the home page needs no browser and always gives the same HTML', async () => {
  const render = () => shell.renderRoute('/', loadModule);
  const [once, again] = [await render(), await render()];
  expect(once.html).toMatch(/<h1[ >]/);
  expect(again).toEqual(once);
});
