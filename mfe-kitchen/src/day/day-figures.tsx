import type { KitchenDay } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, font, radius, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { dayNumbers, type DayNumber } from './day-numbers';
import { officeMessages } from '../menu/messages';

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space(1)};
  > div {
    display: flex;
    flex: 1 1 8rem;
    flex-direction: column-reverse;
    /* No narrower than its number, which is never broken. */
    min-width: max-content;
    padding: ${space(1.5)} ${space(2)};
    border: 1px solid ${color.line};
    border-radius: ${radius.field};
    background: ${color.card};
  }
  dt {
    color: ${color.inkSoft};
  }
`;

/* Where letters are so large that a number is wider than the window, it is smaller. */
const Figure = styled.dd<{ $length: number }>`
  font-family: ${font.display};
  font-size: min(${size.xxl}, calc((100vw - ${space(8)}) / ${({ $length }) => $length * 0.6}));
  font-weight: 800;
  line-height: 1.15;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const texts = officeMessages.today;

function shown(number: DayNumber): string {
  if ('count' in number) return String(number.count);
  if ('paise' in number) return formatMoney(number.paise);
  return number.minutes === null ? texts.none : messages.minutes(Math.round(number.minutes));
}

/** The day in numbers. */
export const DayFigures = ({ day }: { day: KitchenDay }) => (
  <Figures>
    {dayNumbers(day).map((number) => {
      const words = shown(number);
      return (
        <div key={number.what}>
          <dt>{texts.numbers[number.what]}</dt>
          <Figure $length={words.length}>{words}</Figure>
        </div>
      );
    })}
  </Figures>
);
