import { useState } from 'react';

const areSame = (one: object, other: object) => {
  const [before, after] = [Object.entries(one), Object.entries(other)];
  return (
    before.length === after.length &&
    after.every(([key, value], i) => before[i]?.[0] === key && before[i]?.[1] === value)
  );
};

/** The same object for as long as what is in it stays the same. */
export function useSettled(props: object): object {
  const [settled, setSettled] = useState(props);
  if (settled === props || areSame(settled, props)) return settled;
  setSettled(props);
  return props;
}
