import type { KitchenDay } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, font, from, radius, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { dayNumbers, type DayNumber } from '../model/day-numbers';
import { officeMessages } from '../office-messages';
import { narrow } from './panel';

const Figures = styled.dl`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(1)};
  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  /* There are seven. */
  @media (min-width: 75rem) {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  > div {
    container-type: inline-size;
    display: flex;
    flex-direction: column-reverse;
    padding: ${space(1.5)} ${space(2)};
    border: 1px solid ${color.line};
    border-radius: ${radius.field};
    background: ${color.card};
  }
  dt {
    color: ${color.inkSoft};
  }
`;

/* A number is never broken: one that is longer than its place is smaller. */
const Figure = styled.dd<{ $length: number }>`
  font-family: ${font.display};
  font-size: min(${size.xxl}, ${({ $length }) => Math.floor(160 / $length)}cqi);
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

/** The day in seven numbers. */
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
