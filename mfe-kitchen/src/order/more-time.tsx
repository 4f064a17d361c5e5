import type { KitchenOrder } from '@burger/shared/kitchen';
import { Notice, Stack } from '@burger/shared/ui';
import { useState } from 'react';
import { messages } from '../messages';
import { BigButton, ButtonRow } from '../parts/buttons';
import { timeWords } from '../parts/text';
import { useKitchen } from '../kitchen-context';

const texts = messages.details;
const additions = [5, 10, 20];

/** Gives an order more time than was promised. */
export function MoreTime({ order }: { order: KitchenOrder }) {
  const { counter } = useKitchen();
  const [told, setTold] = useState<{ kind: 'success' | 'alert'; words: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const give = async (minutes: number) => {
    if (busy) return;
    setBusy(true);
    const answer = await counter.moreTime(order, minutes);
    setBusy(false);
    if (answer.kind === 'ok') {
      const at = Date.parse(answer.value.promisedAt ?? order.createdAt);
      setTold({ kind: 'success', words: texts.timeGiven(timeWords(at)) });
    } else {
      const words = answer.kind === 'refused' ? answer.message : texts.failed;
      setTold({ kind: 'alert', words });
    }
  };
  return (
    <Stack $gap={1}>
      <strong id="more-time">{texts.moreTime}</strong>
      <ButtonRow role="group" aria-labelledby="more-time">
        {additions.map((minutes) => (
          <BigButton
            key={minutes}
            $kind="secondary"
            aria-label={texts.moreTimeOf(minutes)}
            aria-disabled={busy || undefined}
            onClick={() => void give(minutes)}
          >
            {messages.steps.plus(minutes)}
          </BigButton>
        ))}
      </ButtonRow>
      {told && <Notice kind={told.kind}>{told.words}</Notice>}
    </Stack>
  );
}
