import type { Dish, LineInput, Shop } from '@burger/shared/contracts';
import { defaultChoices, isOrderable } from '@burger/shared/order/lines';
import { styled } from '@burger/shared/styled';
import { Chip, Field, VegMark } from '@burger/shared/ui';
import { color, radius, size, space } from '@burger/shared/theme';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { takeMessages as texts } from './messages/en';
import { searchDishes } from './search';

const Side = styled.section`
  display: grid;
  align-content: start;
  /* Space for focus outlines. */
  padding: 4px;
  gap: ${space(1)};
  min-width: 0;
  > [role='status'] {
    min-height: 1.5em;
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;

const Chips = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr));
  gap: ${space(0.75)};
  padding: 0;
  list-style: none;
`;

const Key = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(0.75)};
  width: 100%;
  min-height: 3.5rem;
  padding: ${space(0.5)} ${space(1)};
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.field};
  background: ${color.card};
  font-weight: 650;
  line-height: 1.2;
  text-align: start;
  cursor: pointer;
  small {
    color: ${color.inkSoft};
    font-size: ${size.sm};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  b {
    min-width: 1.75rem;
    border-radius: ${radius.pill};
    background: ${color.ink};
    color: ${color.page};
    line-height: 1.75rem;
    text-align: center;
  }
  &[aria-disabled] {
    border-style: dashed;
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`;

const popular = 'popular';

function visible(dishes: readonly Dish[], category: string): Dish[] {
  const here = dishes.filter(({ isAvailable }) => isAvailable);
  return here.filter((dish) =>
    category === popular ? dish.isPopular : dish.category === category,
  );
}

interface DishesProps {
  shop: Shop;
  lines: readonly LineInput[];
  /** Adds a line. Returns false if it was not added, because the order is being sent. */
  onAdd: (line: LineInput) => unknown;
  onDone?: () => void;
}

/** All dishes, filtered by first letters or category; each press adds one with default options. */
export function Dishes({ shop, lines, onAdd, onDone }: DishesProps) {
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState(popular);
  const [announcement, setAnnouncement] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const found = searchDishes(shop.dishes, typed);
  const isSearch = typed.trim() !== '';
  const dishes = isSearch ? found.dishes : visible(shop.dishes, category);
  const first = found.dishes.find(isOrderable);
  useEffect(() => {
    // The search gets the focus only with a mouse: on a tablet the on-screen keyboard would cover the dishes.
    if (matchMedia('(pointer: fine)').matches) search.current?.focus();
  }, []);

  function add(dish: Dish) {
    if (!isOrderable(dish)) return;
    const quantity = isSearch ? found.quantity : 1;
    const line = { dishId: dish.id, quantity, choices: defaultChoices(dish), note: '' };
    if (onAdd(line) === false) return;
    setAnnouncement(texts.added(quantity, dish.name));
    if (!isSearch) return;
    setTyped('');
    search.current?.focus();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (first) add(first);
    else if (!isSearch) onDone?.();
  };
  /** Moves the focus by arrow keys from the search to its results and along them. */
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !isSearch) return;
    const keys = [...(grid.current?.querySelectorAll('button') ?? [])];
    const at = keys.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    (keys[at + step] ?? search.current)?.focus();
  };
  const countOf = ({ id }: Dish) =>
    lines.reduce((sum, line) => (line.dishId === id ? sum + line.quantity : sum), 0);

  return (
    <Side aria-label={texts.dishes} onKeyDown={move}>
      <form role="search" noValidate onSubmit={submit}>
        <Field
          ref={search}
          label={texts.search}
          hint={`${texts.searchHint}${onDone ? texts.searchOn : ''}.`}
          name="dish"
          type="search"
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAnnouncement('');
          }}
        />
      </form>
      <p role="status">
        {isSearch ? texts.found(found.dishes.length, first?.name ?? texts.soldOut) : announcement}
      </p>
      {!isSearch && (
        <Chips aria-label={texts.categories}>
          {[{ id: popular, name: texts.popular }, ...shop.categories].map(({ id, name }) => (
            <Chip key={id} aria-pressed={id === category} onClick={() => setCategory(id)}>
              {name}
            </Chip>
          ))}
        </Chips>
      )}
      <Grid ref={grid}>
        {dishes.map((dish) => {
          const count = countOf(dish);
          return (
            <li key={dish.id}>
              <Key
                type="button"
                aria-disabled={isOrderable(dish) ? undefined : true}
                onClick={() => add(dish)}
              >
                <VegMark isVeg={dish.isVeg} size={16} />
                <span>
                  {dish.name} <small>{isOrderable(dish) ? dish.price : texts.soldOut}</small>
                </span>
                {count > 0 && <b>{count}</b>}
              </Key>
            </li>
          );
        })}
      </Grid>
    </Side>
  );
}
