import { warning, type Finding } from '../finding';
import type { Folder } from '../folder';
import { listOf } from '../said';
import { at } from '../texts';

const looksSealed =
  /\b(bottled?|cans?|tins?|packets?|packaged|sachets?|sealed|mineral water|coke|pepsi|\d+\s?(ml|l|litres?|g|kg))\b/i;

/** Dishes that look like sealed goods are asked about: their price is an MRP, to which no tax may be added. */
export function sealed(folder: Folder, example: Folder): Finding[] {
  const menu = folder.json('menu.json');
  if (!menu || menu.text === example.json('menu.json')?.text) return [];
  return listOf(at(menu.value, ['dishes'])).flatMap((dish, index) => {
    const { name, description } = dish;
    if ('priceIncludesTax' in dish || !looksSealed.test(`${String(name)} ${String(description)}`))
      return [];
    const says = `Is “${String(name)}” sold sealed, at its MRP? Then say so by "priceIncludesTax", with its HSN and rate, so that no tax is added.`;
    return [warning('menu.json', menu.lineOf(['dishes', index, 'name']), says)];
  });
}
