import { afterDays, dayInWords } from '@burger/shared/hours';
import { styled } from '@burger/shared/styled';
import { size, space } from '@burger/shared/theme';
import { VisuallyHidden } from '@burger/shared/ui';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { BigButton, IconButton } from '../parts/buttons';
import { dayMessages as texts } from './messages/en';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;
  grid-column: 1 / -1;
`;

/* Browsers format dates by the device language, often month first, so the native field is hidden and only opens its calendar. */
const Chosen = styled.div`
  position: relative;
  button {
    font-size: ${size.xl};
  }
  input {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    visibility: hidden;
  }
`;

const dateText = (date: string): string =>
  [{ weekday: 'short' } as const, { dateStyle: 'medium' } as const]
    .map((parts) => dayInWords(Date.parse(date), parts))
    .join(', ');

interface DayChooserProps {
  date: string;
  today: string;
  onChoose: (date: string) => void;
}

export function DayChooser({ date, today, onChoose }: DayChooserProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Row>
      <IconButton
        icon={ChevronLeft}
        label={texts.dayBefore}
        onPress={() => onChoose(afterDays(date, -1))}
      />
      <Chosen>
        <BigButton onClick={() => field.current?.showPicker()}>
          <CalendarDays aria-hidden size={22} />
          <span>{dateText(date)}</span>
          <VisuallyHidden>{texts.choose}</VisuallyHidden>
        </BigButton>
        <input
          ref={field}
          aria-label={texts.date}
          name="date"
          type="date"
          max={today}
          value={date}
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
          <BigButton onClick={() => onChoose(today)}>{texts.toToday}</BigButton>
        </>
      )}
    </Row>
  );
}
