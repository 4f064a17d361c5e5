import { allergyIn, type KitchenOrder } from '@burger/shared/kitchen';
import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { VegMark } from '@burger/shared/ui';
import { messages } from '../messages/en';
import { NoteBox } from '../order/note-box';
import { lying, tallScript } from '../parts/buttons';
import { UserText } from '../parts/customer';
import { useKitchen, useTodaysMenu } from '../use-kitchen';
import type { Column } from './columns';
import { dishTotals, type DishTotal, type Pieces, type Variant } from './dish-totals';

const texts = messages.totals;

/** Width of the all-day dish counts next to the lanes, in rem. */
export const totalsWidth = 21;

/* Next to the lanes on a tablet, instead of them on a phone. Its list scrolls separately. */
const Box = styled.aside`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  padding-bottom: ${space(10)};
  ${from.tablet} {
    flex: none;
    width: ${totalsWidth - 0.5}rem;
    padding: 0 ${space(1.5)} ${space(1.5)};
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid ${color.line};
    border-radius: ${radius.field};
    background: ${color.card};
  }
  ${lying} {
    width: 17rem;
  }
  h2 {
    padding-block: ${space(1)} 0;
    font-size: ${size.lg};
    line-height: 1.3;
  }
  > p {
    color: ${color.inkSoft};
  }
`;

const Station = styled.section`
  margin-top: ${space(1)};
  h3 {
    position: sticky;
    z-index: 1;
    top: 0;
    display: flex;
    justify-content: space-between;
    gap: ${space(1)};
    padding: ${space(0.5)} ${space(1)};
    border-radius: ${radius.field};
    background: ${color.sunken};
    font-size: ${size.md};
    line-height: 1.3;
  }
  ul {
    padding: 0;
    list-style: none;
  }
`;

/* The number is first and largest, as cooks read it from the stove. */
const Dish = styled.li`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) auto;
  gap: 0 ${space(1)};
  align-items: center;
  padding: ${space(0.75)} ${space(1)};
  border-bottom: 1px solid ${color.line};
  font-size: 1.25rem;
  font-weight: 650;
  line-height: 1.2;
  ${tallScript} {
    line-height: 1.4;
  }
  > ul {
    grid-column: 2 / -1;
  }
`;

const English = styled(UserText)`
  display: block;
  margin-top: 3px;
  color: ${color.inkSoft};
  font-size: ${size.md};
  font-weight: 500;
`;

const Count = styled.strong`
  font-size: 1.75rem;
  font-weight: 800;
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
  text-align: end;
  &[data-none='true'] {
    color: ${color.inkSoft};
    font-weight: 500;
  }
`;

const PaymentMethod = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space(1)};
  padding-top: 2px;
  font-size: 1.125rem;
  font-weight: 600;
  strong {
    min-width: 1.25em;
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    &[data-none='true'] {
      color: ${color.inkSoft};
      font-weight: 500;
    }
  }
`;

/* Counts of unaccepted orders; marked by shape as well as colour. */
const Fresh = styled.span`
  align-self: start;
  padding-inline: ${space(0.75)};
  border-radius: ${radius.pill};
  background: ${color.amber};
  color: ${color.onAmber};
  font-size: ${size.sm};
  font-weight: 750;
  line-height: 1.5;
  white-space: nowrap;
`;

const FreshOf = ({ fresh }: Pieces) => fresh > 0 && <Fresh>{texts.fresh(fresh)}</Fresh>;

const paymentText = ({ choices, note }: Variant): string =>
  [...choices.map(({ name }) => name), note && `“${note}”`].filter(Boolean).join(' + ') ||
  texts.asItComes;

/** An allergy looks as it does on the ticket; any other note is plain text in the line. */
const WayOf = (variant: Variant) =>
  allergyIn(variant.note) === null ? (
    <UserText>{paymentText(variant)}</UserText>
  ) : (
    <div>
      {variant.choices.length > 0 && <UserText>{paymentText({ ...variant, note: '' })}</UserText>}
      <NoteBox>{variant.note}</NoteBox>
    </div>
  );

const DishRow = ({ dish }: { dish: DishTotal }) => (
  <Dish>
    <Count data-none={dish.cooking === 0}>{dish.cooking}</Count>
    <span>
      <UserText>{dish.name}</UserText> <FreshOf {...dish} />
      {dish.english && <English lang="en">{dish.english}</English>}
    </span>
    <VegMark isVeg={dish.isVeg} size={16} />
    {dish.variants.length > 0 && (
      <ul>
        {dish.variants.map((variant) => (
          <PaymentMethod key={paymentText(variant)}>
            <strong data-none={variant.cooking === 0}>{variant.cooking}</strong>
            <WayOf {...variant} />
            <FreshOf {...variant} />
          </PaymentMethod>
        ))}
      </ul>
    )}
  </Dish>
);

type Lanes = Readonly<Record<Column, readonly KitchenOrder[]>>;

export function DishTotals({ lanes }: { lanes: Lanes }) {
  const { printing } = useKitchen();
  const { printers } = useStore(printing.state);
  const stations = dishTotals(lanes, printers, useTodaysMenu());
  return (
    <Box aria-labelledby="dish-totals">
      <h2 id="dish-totals">{texts.title}</h2>
      <p>{stations.length === 0 ? texts.none : texts.hint}</p>
      {stations.map(({ id, name, dishes, cooking }) => (
        <Station key={id} aria-labelledby={`totals-${id}`}>
          <h3 id={`totals-${id}`}>
            <UserText>{name ?? texts.other}</UserText> <span>{cooking}</span>
          </h3>
          <ul>
            {dishes.map((dish) => (
              <DishRow key={dish.name} dish={dish} />
            ))}
          </ul>
        </Station>
      ))}
    </Box>
  );
}
