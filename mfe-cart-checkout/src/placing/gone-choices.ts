import type { BillChange, GoneChoice, Shop } from '@burger/shared/contracts';

type Dishes = Pick<Shop, 'dishes'>;

function named(gone: GoneChoice, { dishes }: Dishes): GoneChoice {
  const groups = dishes.flatMap((dish) => dish.groups).filter(({ id }) => id === gone.group);
  const found = groups.flatMap(({ choices }) => choices).find(({ id }) => id === gone.choice);
  return { ...gone, name: found?.name ?? gone.name };
}

/** A change of the bill with the choices that are gone as the page calls them: the server names them in English. */
export const inPageWords = (change: BillChange, shop: Dishes): BillChange => ({
  ...change,
  lines: change.lines.map((line) =>
    line.gone ? { ...line, gone: line.gone.map((one) => named(one, shop)) } : line,
  ),
});
