import type { Choice, OptionGroup } from '@burger/shared/contracts';
import { changedList } from '../changes';
import { fromTo, rupees, whereOther } from './say';

const priced = ({ name, price }: Choice): string =>
  price > 0 ? `${name} (${rupees(price)})` : name;

function choiceDifferences(group: string, was: Choice, now: Choice): string[] {
  const about = `“${group}”, ${now.name}: `;
  return [
    ...(was.name === now.name ? [] : [`“${group}”: ${was.name} is now called ${now.name}`]),
    ...fromTo(about, rupees(was.price), rupees(now.price)),
    ...whereOther(was.isVeg, now.isVeg, `${about}is ${now.isVeg ? 'veg' : 'non-veg'} now`),
    ...whereOther(
      was.isAvailable,
      now.isAvailable,
      `${about}${now.isAvailable ? 'can be had again' : 'can no longer be had'}`,
    ),
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

/** What is different about what can be chosen. */
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
