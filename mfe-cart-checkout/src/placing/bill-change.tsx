import type { Shop } from '@burger/shared/contracts';
import { formatMoney } from '@burger/shared/pricing';
import { Button, Dialog, Notice, Stack } from '@burger/shared/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../messages';
import type { AskedBill } from './agreement';
import { AmountChange, Intro, List, Total } from './bill-change-frame';
import { differences } from './bill-differences';
import { DifferenceRow } from './difference-row';
import { inPageWords } from './gone-choices';

const words = messages.changed;

export interface BillChangeProps {
  asked: AskedBill | null;
  shop: Shop;
  at: Date;
  processing: boolean;
  /** What went wrong with agreeing to it. */
  problem: string | null;
  onAgree: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** What is new, from the first line to the total; takes the focus when it comes. */
function WhatIsNew({
  asked,
  shop,
  at,
  problem,
}: { asked: AskedBill } & Pick<BillChangeProps, 'shop' | 'at' | 'problem'>) {
  const { seen, change, next } = asked;
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), [change]);
  return (
    <Stack>
      <Intro
        ref={(element) => {
          intro.current = element;
          // Before the dialog is shown nothing in it can have the focus.
          element?.setAttribute('autofocus', '');
        }}
        tabIndex={-1}
      >
        {next.lines.length > 0 ? words.nothingYet : words.nothingLeft}
      </Intro>
      <List aria-label={words.list}>
        {differences(seen, inPageWords(change, shop)).map((difference) => (
          <DifferenceRow
            key={difference.kind === 'line' ? difference.lineId : difference.kind}
            difference={difference}
            at={at}
          />
        ))}
      </List>
      {problem !== null && <Notice kind="alert">{problem}</Notice>}
    </Stack>
  );
}

/** Asks about a bill that is not the one that was seen: what differs, line by line, and one press to agree. */
export function BillChange({
  asked,
  shop,
  at,
  processing,
  problem,
  onAgree,
  onBack,
  onClose,
}: BillChangeProps) {
  const agreeable = asked !== null && asked.next.lines.length > 0;
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      shape="sheet"
      title={words.title}
      footer={
        <Stack $gap={1}>
          {asked && (
            <Total>
              <span>{words.total}</span>
              <AmountChange was={asked.seen.bill.total} now={asked.change.bill.total} />
            </Total>
          )}
          {agreeable && (
            <Button $wide aria-disabled={processing} onClick={processing ? undefined : onAgree}>
              {processing
                ? messages.place.processing
                : messages.place.order(formatMoney(asked.next.total))}
            </Button>
          )}
          <Button $kind="quiet" $wide onClick={onBack}>
            {words.back}
          </Button>
        </Stack>
      }
    >
      {asked && <WhatIsNew asked={asked} shop={shop} at={at} problem={problem} />}
    </Dialog>
  );
}
