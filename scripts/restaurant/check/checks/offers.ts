import { error, type Finding } from '../finding';
import { valueOf, type Folder } from '../folder';
import { listOf } from '../said';
import { at } from '../texts';

/** Every code that an offer promises is in the promo table, unless the offer says itself what it takes off: that is for the counter. */
export function offers(folder: Folder): Finding[] {
  const file = folder.json('pages/offers.json');
  const rules = valueOf(folder, 'rules.json');
  if (!file || rules === undefined) return [];
  const codes = listOf(at(rules, ['promos'])).map(({ code }) => code);
  return listOf(at(file.value, ['offers'])).flatMap(({ code, title, discount }, index) =>
    codes.includes(code) || discount !== undefined
      ? []
      : [
          error(
            file.file,
            file.lineOf(['offers', index, 'code']),
            `The code ${String(code)} of the offer “${String(title)}” is not in the promo table of rules.json.`,
          ),
        ],
  );
}
