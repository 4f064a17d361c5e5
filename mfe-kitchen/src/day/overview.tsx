import type { KitchenDay, KitchenOrder } from '@burger/shared/kitchen';
import { callNumber, handedOverAt } from '@burger/shared/order';
import { dueAt, isFinal } from '@burger/shared/contracts';
import { formatMoney } from '@burger/shared/pricing';
import { businessDay, dayInWords, timeText } from '@burger/shared/hours';
import { styled } from '@burger/shared/styled';
import { color, font, from, radius, size, space } from '@burger/shared/theme';
import { CircleCheck, TrendingDown, TrendingUp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { BigButton } from '../parts/buttons';
import { Soft } from '../parts/panel';
import { useOrderActions } from '../use-kitchen';
import { attentionOf, type Attention } from './attention';
import { overviewMessages as texts } from './messages/en';

const Cards = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${space(1.5)};
`;

const Box = styled.div<{ $alert?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  min-width: 0;
  padding: ${space(1.5)} ${space(2)} ${space(2)};
  border: 1px solid ${({ $alert }) => ($alert ? color.amberInk : color.line)};
  border-radius: ${radius.field};
  background: ${({ $alert }) => ($alert ? color.amberWash : color.card)};
  /* On a phone, cards that need action come first. */
  ${({ $alert }) => $alert && 'order: -1;'}
  ${from.tablet} {
    order: 0;
  }
  dl {
    container-type: inline-size;
  }
  dt {
    color: ${color.inkSoft};
    font-weight: 650;
  }
  p {
    line-height: 1.35;
  }
`;

/* Shrinks a number that is wider than its card with large fonts. */
const Figure = styled.dd<{ $length: number }>`
  font-family: ${font.display};
  font-size: min(${size.huge}, calc(100cqi / ${({ $length }) => $length * 0.6}));
  font-weight: 800;
  line-height: 1.15;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/* Arrow and word show the trend, so that it does not depend on colour. */
const Trend = styled.p<{ $isLess: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
  color: ${({ $isLess }) => ($isLess ? color.flameInk : color.leaf)};
  font-weight: 750;
  svg {
    flex: none;
  }
`;

interface FigureCardProps {
  what: string;
  figure: string;
  children?: ReactNode;
}

const FigureCard = ({ what, figure, children }: FigureCardProps) => (
  <Box>
    <dl>
      <dt>{what}</dt>
      <Figure $length={figure.length}>{figure}</Figure>
    </dl>
    {children}
  </Box>
);

const shortDate = (date: string): string =>
  dayInWords(Date.parse(date), { weekday: 'long', day: 'numeric', month: 'short' });

interface DayProps {
  day: KitchenDay;
  /** Server time in ms. */
  now: number;
}

function Comparison({ day: { sales, weekBefore }, now }: DayProps) {
  if (!weekBefore) return null;
  const { whole, byNow, date } = weekBefore;
  const name = shortDate(date);
  if (whole.orders === 0) return <Soft>{texts.noneThen(name)}</Soft>;
  const then = (byNow ?? whole).sales;
  const more = sales - then;
  const Arrow = more < 0 ? TrendingDown : TrendingUp;
  return (
    <>
      <Trend $isLess={more < 0}>
        <Arrow aria-hidden size={22} />
        <span>
          {more === 0
            ? texts.asThen(name)
            : texts.than(formatMoney(Math.abs(more)), more < 0 ? 'less' : 'more', name)}
        </span>
      </Trend>
      <Soft>
        {byNow
          ? texts.byNow(formatMoney(then), timeText(now), formatMoney(whole.sales))
          : texts.whole(formatMoney(then))}
      </Soft>
    </>
  );
}

const minutesText = (minutes: number | null): string | null =>
  minutes === null ? null : String(Math.round(minutes));

/** Counts the orders promised for a day by state, and those of other days that were handed over on it. */
function countsOf({ date, orders }: KitchenDay) {
  const isOn = (at: string | null) => at !== null && businessDay(new Date(at)) === date;
  const isOwn = (order: KitchenOrder) => isOn(dueAt(order));
  const own = orders.filter(isOwn);
  return {
    all: own.length,
    handedOver: own.filter(({ status }) => status === 'delivered').length,
    underWay: own.filter(({ status }) => !isFinal(status)).length,
    cancelled: own.filter(({ status }) => status === 'cancelled').length,
    ofOtherDays: orders.filter((order) => !isOwn(order) && isOn(handedOverAt(order))).length,
  };
}

function Orders({ day }: Pick<DayProps, 'day'>) {
  const { all, handedOver, underWay, cancelled, ofOtherDays } = countsOf(day);
  const accept = minutesText(day.minutesToAccept);
  const deliver = minutesText(day.minutesToDeliver);
  return (
    <FigureCard what={texts.orders} figure={String(all)}>
      {all > 0 && (
        <p>
          {[
            texts.handedOver(handedOver),
            underWay > 0 && texts.underWay(underWay),
            cancelled > 0 && texts.cancelled(cancelled),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {ofOtherDays > 0 && <p>{texts.ofOtherDays(ofOtherDays)}</p>}
      {accept && <Soft>{texts.toAccept(accept)}</Soft>}
      {deliver && <Soft>{texts.toDeliver(deliver)}</Soft>}
    </FigureCard>
  );
}

/** The cash that should be in the drawer; for a closed day the amount that was counted. */
function Drawer({ day }: Pick<DayProps, 'day'>) {
  const { closed, cash, floatBefore, riders } = day;
  if (closed) {
    return (
      <FigureCard what={texts.counted} figure={formatMoney(closed.counted)}>
        <p>{texts.ofCash(formatMoney(closed.float), formatMoney(closed.sums.cash))}</p>
      </FigureCard>
    );
  }
  const sum = formatMoney(cash);
  const withRiders = riders.reduce((sum, rider) => sum + rider.cash, 0);
  return (
    <FigureCard what={texts.drawer} figure={formatMoney((floatBefore ?? 0) + cash)}>
      <p>
        {floatBefore === null ? texts.withoutFloat : texts.ofCash(formatMoney(floatBefore), sum)}
      </p>
      {withRiders > 0 && <Soft>{texts.withRiders(formatMoney(withRiders))}</Soft>}
    </FigureCard>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  strong {
    display: block;
  }
`;

const Numbers = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  margin-top: ${space(0.5)};
  button {
    min-height: 2.75rem;
    padding-inline: ${space(1.5)};
    font-variant-numeric: tabular-nums;
  }
`;

const mostNumbers = 4;

function wordsOf(one: Attention): string {
  switch (one.about) {
    case 'damaged':
      return texts.attention.damaged(one.numbers);
    case 'refunds':
      return texts.attention.refunds(formatMoney(one.amount));
    case 'difference':
      return texts.attention.difference(
        formatMoney(Math.abs(one.amount)),
        one.amount < 0 ? 'short' : 'over',
      );
    case 'changed':
      return texts.attention.changed(one.count);
    case 'notClosed':
      return texts.attention.notClosed;
    default:
      return texts.attention[one.about](one.orders.length);
  }
}

function AttentionItem({ one }: { one: Attention }) {
  const { show } = useOrderActions();
  const orders = 'orders' in one ? one.orders : [];
  return (
    <li>
      <strong>{wordsOf(one)}</strong>
      {orders.length > 0 && (
        <Numbers>
          {orders.slice(0, mostNumbers).map((order) => (
            <BigButton
              key={order.key}
              aria-label={texts.openOrder(order.orderId)}
              onClick={() => show(order)}
            >
              {callNumber(order.orderId)}
            </BigButton>
          ))}
          {orders.length > mostNumbers && <span>{texts.andMore(orders.length - mostNumbers)}</span>}
        </Numbers>
      )}
    </li>
  );
}

const Head = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
  font-weight: 650;
`;

function NeedsAttention({ day, now }: DayProps) {
  const all = attentionOf(day, now);
  const Icon = all.length > 0 ? TriangleAlert : CircleCheck;
  return (
    <Box as="section" $alert={all.length > 0} aria-labelledby="needs-attention">
      <Head as="h2" id="needs-attention">
        <Icon aria-hidden size={22} />
        {texts.attention.title}
      </Head>
      {all.length === 0 ? (
        <p>{texts.attention.none}</p>
      ) : (
        <List>
          {all.map((one) => (
            <AttentionItem key={one.about} one={one} />
          ))}
        </List>
      )}
    </Box>
  );
}

export const Overview = ({ day, now }: DayProps) => (
  <Cards>
    <FigureCard what={texts.takings} figure={formatMoney(day.sales)}>
      <Comparison day={day} now={now} />
    </FigureCard>
    <Orders day={day} />
    <Drawer day={day} />
    <NeedsAttention day={day} now={now} />
  </Cards>
);
