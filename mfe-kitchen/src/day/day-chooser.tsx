import { afterDays, dayInWords } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { BigButton, IconButton } from '../parts/buttons';
import { dayMessages as texts } from './messages';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;
  grid-column: 1 / -1;
`;

/* Browsers write a date as the language of the tablet does, mostly month first; so their field lies unseen over our words. */
const Chosen = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 3.5rem;
  padding-inline: ${space(2)};
  border: 1px solid ${color.edge};
  border-radius: ${radius.field};
  background: ${color.card};
  font-size: ${size.xl};
  font-weight: 750;
  &:focus-within {
    outline: 3px solid ${color.ink};
    outline-offset: 2px;
  }
  svg {
    flex: none;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

/** 2026-11-28 as India writes it: Sat, 28 Nov 2026. */
const dateText = (date: string): string =>
  [{ weekday: 'short' } as const, { dateStyle: 'medium' } as const]
    .map((parts) => dayInWords(Date.parse(date), parts))
    .join(', ');

interface DayChooserProps {
  date: string;
  today: string;
  onChoose: (date: string) => void;
}

/** The day that is shown, and the way to another one. */
export const DayChooser = ({ date, today, onChoose }: DayChooserProps) => (
  <Row>
    <IconButton
      icon={ChevronLeft}
      label={texts.dayBefore}
      onPress={() => onChoose(afterDays(date, -1))}
    />
    <Chosen>
      <CalendarDays aria-hidden size={22} />
      <span aria-hidden>{dateText(date)}</span>
      <input
        aria-label={texts.date}
        name="date"
        type="date"
        max={today}
        value={date}
        onClick={({ currentTarget }) => currentTarget.showPicker()}
        onChange={({ target: { value } }) => value && onChoose(value)}
      />
    </Chosen>
    {date < today && (
      <>
        <IconButton
          icon={ChevronRight}
          label={texts.dayAfter}
          onPress={() => onChoose(afterDays(date, 1))}
        />
        <BigButton $kind="secondary" onClick={() => onChoose(today)}>
          {texts.toToday}
        </BigButton>
      </>
    )}
  </Row>
);
