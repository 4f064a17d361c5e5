import type { Choice, OptionGroup } from '@burger/shared/contracts';
import type { Published } from '@burger/shared/publishing';
import { changedList, fromTo, listed, rupees, whereOther } from './changes';

type Dish = Published['dishes'][number];
const said = (value: unknown) => value ?? 'not said';

/** One sentence where something has become true, another where it no longer is. */
const turned = (was = false, now = false, is: string, isNot: string): string[] =>
  whereOther(was, now, now ? is : isNot);

const taxIn = ({ priceIncludesTax: tax }: Dish): string =>
  tax ? `${tax.rate / 100} %, HSN ${tax.hsn}` : 'none';

const nameIn = (list: readonly { id: unknown; name: string }[], id: unknown): string =>
  list.find((one) => one.id === id)?.name ?? String(id);

function askedDifferences(before: Published, after: Published, was: Dish, now: Dish): string[] {
  return changedList(was.groups, now.groups, {
    idOf: (id) => id,
    added: (id) => `${now.name}: also asks “${nameIn(after.groups, id)}”`,
    removed: (id) => `${now.name}: no longer asks “${nameIn(before.groups, id)}”`,
    changed: () => [],
    moved: `${now.name}: asks in another order`,
  });
}

const oneDish =
  (before: Published, after: Published) =>
  (was: Dish, now: Dish): string[] => {
    const about = `${now.name}: `;
    const category = (document: Published, { category: id }: Dish) =>
      nameIn(document.categories, id);
    return [
      ...(was.name === now.name ? [] : [`${was.name} is now called ${now.name}`]),
      ...fromTo(about, was.price, now.price),
      ...whereOther(
        was.category,
        now.category,
        `${about}moves from ${category(before, was)} to ${category(after, now)}`,
      ),
      ...whereOther(was.description, now.description, `${about}another description`),
      ...whereOther(was.image, now.image, `${about}another picture (${now.image || 'none'})`),
      ...turned(was.isVeg, now.isVeg, `${about}is veg now`, `${about}is non-veg now`),
      ...turned(
        was.isPopular,
        now.isPopular,
        `${about}is marked popular`,
        `${about}is no longer marked popular`,
      ),
      ...turned(was.isNew, now.isNew, `${about}is marked new`, `${about}is no longer marked new`),
      ...turned(
        was.isAvailable,
        now.isAvailable,
        `${about}is in season`,
        `${about}is out of season`,
      ),
      ...askedDifferences(before, after, was, now),
      ...fromTo(`${about}allergens `, listed(was.allergens), listed(now.allergens)),
      ...fromTo(`${about}spice `, said(was.spice), said(now.spice)),
      ...fromTo(`${about}kcal `, said(was.kcal), said(now.kcal)),
      ...fromTo(`${about}tax in the price `, taxIn(was), taxIn(now)),
      ...fromTo(`${about}maker `, said(was.maker), said(now.maker)),
      ...fromTo(`${about}country of origin `, said(was.origin), said(now.origin)),
      ...fromTo(`${about}net quantity `, said(was.netQuantity), said(now.netQuantity)),
    ];
  };

export function dishDifferences(before: Published, after: Published): string[] {
  const featured = ({ dishes, featured: ids }: Published) =>
    listed(ids.map((id) => nameIn(dishes, id)));
  return [
    ...changedList(before.categories, after.categories, {
      idOf: ({ id }) => id,
      added: ({ name }) => `New category: ${name}`,
      removed: ({ name }) => `Category gone: ${name}`,
      changed: (was, now) => [
        ...(was.name === now.name ? [] : [`Category ${was.name} is now called ${now.name}`]),
        ...whereOther(was.picture, now.picture, `Category ${now.name}: another picture`),
        ...whereOther(was.studio, now.studio, `Category ${now.name}: another colour`),
        ...whereOther(was.isTall, now.isTall, `Category ${now.name}: another crop`),
      ],
      moved: 'Categories stand in another order',
    }),
    ...changedList(before.dishes, after.dishes, {
      idOf: ({ id }) => id,
      added: ({ name, price, category }) =>
        `New dish: ${name}, ${price} (${nameIn(after.categories, category)})`,
      removed: ({ name }) => `Gone: ${name}`,
      changed: oneDish(before, after),
      moved: 'Dishes stand in another order',
    }),
    ...fromTo('Featured: ', featured(before), featured(after)),
  ];
}

const priced = ({ name, price }: Choice): string =>
  price > 0 ? `${name} (${rupees(price)})` : name;

function choiceDifferences(group: string, was: Choice, now: Choice): string[] {
  const about = `“${group}”, ${now.name}: `;
  const [again, gone] = ['can be had again', 'can no longer be had'];
  return [
    ...(was.name === now.name ? [] : [`“${group}”: ${was.name} is now called ${now.name}`]),
    ...fromTo(about, rupees(was.price), rupees(now.price)),
    ...turned(was.isVeg, now.isVeg, `${about}is veg now`, `${about}is non-veg now`),
    ...turned(was.isAvailable, now.isAvailable, `${about}${again}`, `${about}${gone}`),
  ];
}

const asked = ({ min, max }: OptionGroup): string => (min === max ? `${min}` : `${min} to ${max}`);

function oneGroup(was: OptionGroup, now: OptionGroup): string[] {
  const about = `“${now.name}”: `;
  return [
    ...(was.name === now.name ? [] : [`“${was.name}” is now called “${now.name}”`]),
    ...fromTo(`${about}choose `, asked(was), asked(now)),
    ...whereOther(was.kind, now.kind, `${about}choose ${now.kind === 'one' ? 'one' : 'several'}`),
    ...changedList(was.choices, now.choices, {
      idOf: ({ id }) => id,
      added: (choice) => `${about}new ${priced(choice)}`,
      removed: ({ name }) => `${about}${name} is gone`,
      changed: (before, after) => choiceDifferences(now.name, before, after),
      moved: `${about}choices stand in another order`,
    }),
  ];
}

export const groupDifferences = (
  before: readonly OptionGroup[],
  after: readonly OptionGroup[],
): string[] =>
  changedList(before, after, {
    idOf: ({ id }) => id,
    added: ({ name, choices }) => `New choices: “${name}” with ${choices.map(priced).join(', ')}`,
    removed: ({ name }) => `Choices gone: “${name}”`,
    changed: oneGroup,
  });
