import type { KitchenDay } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { officeMessages } from '../menu/messages';
import { FigureTable } from '../parts/figure-table';
import { reasonWords } from '../order/order-facts';
import { Theirs } from '../parts/user-text';

const texts = officeMessages.today;
const { nothing } = texts;

/** What the owner asks at the end of the day: who owes how much, what sold, and why orders were lost. */
export const DayTables = ({ day }: { day: KitchenDay }) => (
  <>
    <FigureTable
      id="riders"
      title={texts.riders}
      heads={[texts.rider, texts.count, texts.owes]}
      nothing={nothing}
      rows={day.riders.map(({ name, orders, cash }) => [
        <Theirs key="name">{name || texts.none}</Theirs>,
        orders,
        formatMoney(cash),
      ])}
    />
    <FigureTable
      id="most-sold"
      title={texts.mostSold}
      heads={[texts.dish, texts.quantity]}
      nothing={nothing}
      rows={day.mostSold.map(({ name, quantity }) => [
        <Theirs key="name">{name}</Theirs>,
        quantity,
      ])}
    />
    <FigureTable
      id="reasons"
      title={texts.reasons}
      heads={[texts.reason, texts.count]}
      nothing={nothing}
      rows={day.reasons.map(({ reason, orders }) => [
        <Theirs key="reason">{reasonWords(reason)}</Theirs>,
        orders,
      ])}
    />
  </>
);
