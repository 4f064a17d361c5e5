import type { KitchenOrder } from '@burger/shared/kitchen';
import { mayTakeBack, paperDue, quantitiesLeft, standingBill } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { Notice, Select, Stack } from '@burger/shared/ui';
import { useState } from 'react';
import { messages } from '../messages';
import { billed } from './billed';
import { BigButton, ButtonRow } from '../parts/buttons';
import { useKitchen } from '../kitchen-context';
import { OtherReason } from '../parts/reason';
import { useChange } from '../parts/use-change';

const texts = messages.takeBack;

interface TakeBackProps {
  order: KitchenOrder;
  onChanged: (order: KitchenOrder) => void;
}

/** What is taken back, what is given back for it, and why. */
function Form({ order, onChanged, onMade }: TakeBackProps & { onMade: () => void }) {
  const { api } = useKitchen();
  const { busy, problem, run } = useChange();
  // The same until it is made: an answer that is lost makes no second credit note.
  const [press] = useState(() => crypto.randomUUID());
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({});
  const paper = billed(order);
  const bill = standingBill(paper);
  if (!bill) return null;
  const taken = Object.entries(quantities).flatMap(([line, quantity]) =>
    quantity > 0 ? { line: Number(line), quantity } : [],
  );
  const step = { from: order.status, to: order.status };
  const note = mayTakeBack(paper, taken) && paperDue(paper, step, { taken, reason: '', press });
  const put = (reason: string) =>
    run(async () => {
      const answer = await api.takeBack(order.key, { taken, reason, press });
      if (answer.kind === 'ok') {
        onChanged(answer.value);
        onMade();
      }
      return answer;
    });
  return (
    <Stack role="group" aria-label={texts.title}>
      <strong>{texts.title}</strong>
      {quantitiesLeft(paper, bill).map(
        (left, line) =>
          left > 0 && (
            <Select
              key={line}
              label={order.lines[line]?.name ?? ''}
              value={quantities[line] ?? 0}
              onChange={({ target }) =>
                setQuantities({ ...quantities, [line]: Number(target.value) })
              }
            >
              {Array.from({ length: left + 1 }, (_, count) => (
                <option key={count} value={count}>
                  {texts.of(count, left)}
                </option>
              ))}
            </Select>
          ),
      )}
      {note && (
        <>
          <p role="status">{texts.giveBack(formatMoney(note.bill.total ?? 0))}</p>
          <ButtonRow>
            {texts.whys.map((why) => (
              <BigButton
                key={why}
                $kind="secondary"
                aria-disabled={busy || undefined}
                onClick={() => void put(why)}
              >
                {why}
              </BigButton>
            ))}
          </ButtonRow>
          <OtherReason label={messages.details.otherReason} onReason={(why) => void put(why)}>
            {(given) => (
              <BigButton type="submit" aria-disabled={!given || undefined}>
                {texts.make}
              </BigButton>
            )}
          </OtherReason>
        </>
      )}
      {problem && <Notice kind="alert">{problem}</Notice>}
    </Stack>
  );
}

/** Takes back what was handed over, whole or in part: with a credit note, whose amount is given back. */
export function TakeBack(props: TakeBackProps) {
  const [open, setOpen] = useState(false);
  const { order } = props;
  const last = order.papers?.at(-1);
  const isStanding = standingBill(billed(order)) !== null;
  return (
    <>
      {last?.kind === 'creditNote' && (
        <Notice kind="info">{texts.made(last.serial, formatMoney(last.bill.total ?? 0))}</Notice>
      )}
      {open && isStanding && <Form {...props} onMade={() => setOpen(false)} />}
      {!open && isStanding && (
        <BigButton $kind="quiet" onClick={() => setOpen(true)}>
          {texts.start}
        </BigButton>
      )}
    </>
  );
}
