import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { root } from '../../scripts/paths.mjs';
import { assembleSite } from '../../scripts/site/assemble.mjs';

// Fills SITE_DIR with the site of a restaurant that has 5,000 dishes: the remotes that carry the catalogue are built
// with that menu, everything else is as it is built.
const count = 5000;
const out = `${root}/reports/large-menu`;
const carriers = ['mfe-menu', 'mfe-cart-checkout'];

const menu = JSON.parse(readFileSync(`${root}/shared/src/restaurant/menu.json`, 'utf8'));
const dishes = Array.from({ length: count }, (_, at) => {
  const dish = menu[at % menu.length];
  const round = Math.floor(at / menu.length) + 1;
  return { ...dish, id: at + 1, name: round === 1 ? dish.name : `${dish.name} ${round}` };
});
mkdirSync(out, { recursive: true });
writeFileSync(`${out}/menu.json`, JSON.stringify(dishes));

async function build(name) {
  const { default: configOf } = await import(`${root}/${name}/webpack.config.mjs`);
  const configs = configOf({}, { mode: 'production' }).map((config) => ({
    ...config,
    output: { ...config.output, path: config.output.path.replace(root, out) },
    cache: { ...config.cache, name: `large-${config.cache.name}` },
    plugins: [
      ...config.plugins,
      new webpack.NormalModuleReplacementPlugin(/restaurant\/menu\.json$/, `${out}/menu.json`),
    ],
  }));
  const compiler = webpack(configs);
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  await promisify(compiler.close.bind(compiler))();
  cpSync(`${root}/${name}/package.json`, `${out}/${name}/package.json`);
}

for (const name of carriers) await build(name);
await assembleSite((name) => (carriers.includes(name) ? `${out}/${name}` : `${root}/${name}`));
