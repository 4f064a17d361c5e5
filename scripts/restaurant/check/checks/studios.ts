import { error, type Finding } from '../finding';
import { valueOf, type Folder } from '../folder';
import { listOf } from '../said';
import { at } from '../texts';

/** Every ground that a category stands on has its colours in the theme. */
export function studios(folder: Folder): Finding[] {
  const menu = folder.json('menu.json');
  const theme = valueOf(folder, 'brand/theme.json');
  if (!menu || theme === undefined) return [];
  const known = Object.keys(Object(at(theme, ['studios'])) as object);
  return listOf(at(menu.value, ['categories'])).flatMap(({ name, studio }, index) => {
    if (typeof studio !== 'string' || known.includes(studio)) return [];
    const says = `The category “${String(name)}” stands in the studio ${studio}, which is not among the studios of brand/theme.json.`;
    return [error('menu.json', menu.lineOf(['categories', index, 'studio']), says)];
  });
}
