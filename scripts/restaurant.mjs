import path from 'node:path';
import { restaurantFolder } from '../shared/build/restaurant-folder.mjs';
import { importCommand } from './load.mjs';
import { exampleFolder, root } from '../shared/repository/paths.mjs';
import { run } from '../shared/repository/run.mjs';

const [command, ...args] = process.argv.slice(2);
const load = (file) => importCommand(`scripts/restaurant/${file}.ts`);
// Builds the heading fonts, which contain only the glyphs of the restaurant's texts.
const fonts = (folder, ...options) =>
  run('node', ['scripts/release.mjs', 'fonts', ...options], { env: { RESTAURANT: folder } });

const commands = {
  /**
   * Checks a restaurant's folder: `npm run restaurant:check [folder]`. `-- --translated` confirms all
   * translations after a change of the English texts.
   */
  async check() {
    const accept = args.includes('--translated');
    const [folder = restaurantFolder] = args.filter((one) => !one.startsWith('--'));
    const { main } = await load('check/check-folder');
    const checked = path.resolve(folder);
    return main(checked, exampleFolder, accept) || fonts(checked, '--check');
  },
  /** Creates a restaurant's folder from questions: `npm run restaurant:new [folder] [-- --yes]`. */
  async new() {
    const yes = args.includes('--yes');
    if (!yes && !process.stdin.isTTY) {
      console.error('There is no terminal for the questions: use --yes for the default answers.');
      return 1;
    }
    const [named = `${root}/my-restaurant`] = args.filter((one) => !one.startsWith('--'));
    const folder = path.resolve(named);
    const { main } = await load('new/make-folder');
    const blank = `${root}/scripts/restaurant/new/blank`;
    const made = (await main({ folder, yes, blank })) || (await fonts(folder));
    // Run in a new process, because this one has read the list of languages before the command extended it.
    return made || run('node', ['scripts/restaurant.mjs', 'check', folder]);
  },
  /** Makes every size of each picture: `npm run restaurant:pictures -- <folder of masters> [slug …]`. */
  async pictures(masters, ...slugs) {
    if (!masters) {
      console.error(
        'Name the folder with the original pictures: npm run restaurant:pictures -- <folder> [slug …]',
      );
      return 1;
    }
    const { main } = await load('pictures/pictures');
    await main(masters, `${restaurantFolder}/pictures`, slugs);
    return 0;
  },
  async icons() {
    const { redraw } = await load('pictures/drawings');
    await redraw(restaurantFolder);
    return 0;
  },
};

process.exitCode = await commands[command](...args);
