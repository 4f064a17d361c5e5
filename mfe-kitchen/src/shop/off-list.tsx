import type { Off, Thing } from './sold-out';
import { officeMessages } from '../menu/messages';
import { BigButton } from '../parts/buttons';
import { momentWords, timeWords } from '../parts/text';
import { Rows, Soft } from '../parts/panel';

const texts = officeMessages.shop;
const halfDayMs = 12 * 60 * 60_000;

const untilWords = ({ until, partly }: Off, now: number): string => {
  const time = (at: number) => (at - now > halfDayMs ? momentWords(at) : timeWords(at));
  const words = until === null ? texts.untilBack : texts.until(time(until));
  return partly ? `${words} · ${texts.partly}` : words;
};

/** What is off, and the way back. */
export const OffList = ({
  off,
  now,
  onBack,
}: {
  off: readonly Off[];
  now: number;
  onBack: (thing: Thing) => void;
}) =>
  off.length === 0 ? (
    <Soft>{texts.listEmpty}</Soft>
  ) : (
    <Rows>
      {off.map((one) => (
        <li key={one.thing.id}>
          <div>
            <strong>{one.thing.name}</strong>
            <Soft>{untilWords(one, now)}</Soft>
          </div>
          <BigButton
            $kind="secondary"
            aria-label={texts.backOf(one.thing.name)}
            onClick={() => onBack(one.thing)}
          >
            {texts.back}
          </BigButton>
        </li>
      ))}
    </Rows>
  );
