import { styled } from '@burger/shared/styled';
import { color, from, radius, shadow, size, space } from '@burger/shared/ui';
import { BellRing, WifiOff } from 'lucide-react';
import type { MouseEvent } from 'react';
import { messages } from '../messages';
import { rings, type Waiting } from '../counter/waiting';

const Bar = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: 100%;
  min-height: 3.5rem;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${radius.field};
  background: ${color.amber};
  color: ${color.onAmber};
  box-shadow: ${shadow.raised};
  font-size: ${size.lg};
  text-align: start;
  cursor: pointer;
  strong {
    flex: 1;
    font-size: ${size.xl};
  }
  span {
    font-weight: 700;
    text-decoration: underline;
  }
`;

const Place = styled.div`
  &[data-beside-the-board='true'] {
    ${from.tablet} {
      display: none;
    }
  }
`;

/* As wide with nothing in it: no title moves when something comes. */
const Flag = styled.div`
  flex: none;
  width: 4rem;
  height: 2.75rem;
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space(0.5)};
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius.pill};
    background: ${color.amber};
    color: ${color.onAmber};
    font-size: ${size.lg};
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  button[data-lost='true'] {
    background: ${color.flame};
    color: ${color.onFlame};
  }
`;

const texts = messages.news;

/** Where the new lane is not in sight: how many orders ring, and the way to them. `board`: a tablet shows it already. */
export const NewsBar = ({
  waiting,
  board,
  onShow,
}: {
  waiting: Waiting;
  board: boolean;
  onShow: () => void;
}) => (
  <Place role="status" data-beside-the-board={board}>
    <Bar type="button" onClick={onShow}>
      <BellRing aria-hidden size={28} />
      <strong>{messages.alarm.news(waiting)}</strong>
      <span>{texts.show}</span>
    </Bar>
  </Place>
);

/** The same over a dialog, in its head; and that the connection is lost, which rings too. */
export function NewsFlag({
  waiting,
  lost,
  onShow,
}: {
  waiting: Waiting;
  lost: boolean;
  onShow: () => void;
}) {
  const isQuiet = !rings(waiting) && !lost;
  const show = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('dialog')?.close();
    onShow();
  };
  return (
    <Flag role="status">
      {!isQuiet && (
        <button
          type="button"
          aria-label={rings(waiting) ? texts.showWaiting(waiting) : texts.showLost}
          data-lost={!rings(waiting)}
          onClick={show}
        >
          {rings(waiting) ? (
            <>
              <BellRing aria-hidden size={22} />
              {waiting.news + waiting.back}
            </>
          ) : (
            <WifiOff aria-hidden size={22} />
          )}
        </button>
      )}
    </Flag>
  );
}
