import { billLabel, billLabels, formatMoney, type Paise } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { Button, Dialog, Notice, Stack, VisuallyHidden } from '@burger/shared/ui';
import { color, size, space } from '@burger/shared/theme';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { problemText } from '../../cart/line-text';
import { shopOf } from '../../cart/shop';
import { useServerTime, useShopState } from '../../cart/use-services';
import { messages } from '../../messages/en';
import type { BillPrompt } from '../draft/order-draft';
import { differences, inPageLanguage, type Difference } from './differences';

const texts = messages.changed;

const Intro = styled.p`
  color: ${color.inkSoft};
  &:focus {
    outline: none;
  }
`;

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(2)};
  padding-block: ${space(1.25)};
  border-bottom: 1px solid ${color.line};
  > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.amberInk};
    font-size: ${size.sm};
  }
`;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(2)};
  font-weight: 750;
  strong {
    font-size: ${size.xxl};
    line-height: 1.2;
  }
`;

const Change = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${space(0.75)};
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  s,
  svg {
    color: ${color.inkSoft};
    font-weight: 400;
  }
`;

function AmountChange({ was, now, minus = false }: { was: Paise; now: Paise; minus?: boolean }) {
  const text = (amount: Paise) => `${minus && amount > 0 ? '−' : ''}${formatMoney(amount)}`;
  return (
    <Change>
      <VisuallyHidden>{messages.changed.instead(text(now), text(was))}</VisuallyHidden>
      <s aria-hidden>{text(was)}</s>
      <ArrowRight aria-hidden size={14} />
      <strong aria-hidden>{text(now)}</strong>
    </Change>
  );
}

function labelOf(difference: Difference): string {
  switch (difference.kind) {
    case 'line':
      return `${difference.quantity} × ${difference.name}`;
    case 'food':
      return texts.food;
    case 'promo':
      return difference.applies
        ? billLabel(billLabels, 'discount', { promo: difference.code })
        : texts.promoOver(difference.code);
    case 'taxes':
      return texts.taxes;
    default:
      return billLabels[difference.kind];
  }
}

function DifferenceRow({ difference, at }: { difference: Difference; at: Date }) {
  const { was, now } = difference;
  const line = difference.kind === 'line' ? difference : null;
  const problem = line?.problem ?? null;
  return (
    <Row>
      <div>
        <span>{labelOf(difference)}</span>
        {line && problem && (
          <small>
            {problemText({ ...line, problem }, at)} · {texts.dropped}
          </small>
        )}
        {difference.kind === 'promo' && difference.why && <small>{difference.why}</small>}
      </div>
      <AmountChange was={was} now={now} minus={difference.kind === 'promo'} />
    </Row>
  );
}

function WhatIsNew({ prompt, problem }: { prompt: BillPrompt; problem: string | null }) {
  const at = useServerTime();
  const dishes = shopOf(useShopState())?.dishes ?? [];
  const { displayed, change, next } = prompt;
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), [change]);
  return (
    <Stack>
      <Intro
        ref={(element) => {
          intro.current = element;
          // `focus()` has no effect before the dialog is shown.
          element?.setAttribute('autofocus', '');
        }}
        tabIndex={-1}
      >
        {next.lines.length > 0 ? texts.nothingYet : texts.nothingLeft}
      </Intro>
      <List aria-label={texts.list}>
        {differences(displayed, inPageLanguage(change, dishes)).map((difference) => (
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

/**
 * Shows what differs between the displayed bill and the server's, line by line, with one button that accepts
 * the new bill.
 */
export function BillChange({
  prompt,
  processing,
  problem,
  onAgree,
  onBack,
  onClose,
}: {
  prompt: BillPrompt | null;
  processing: boolean;
  problem: string | null;
  onAgree: () => void;
  onBack: () => void;
  onClose: () => void;
}) {
  const agreeable = prompt !== null && prompt.next.lines.length > 0;
  return (
    <Dialog
      open={prompt !== null}
      onClose={onClose}
      shape="sheet"
      title={texts.title}
      footer={
        <Stack $gap={1}>
          {prompt && (
            <Total>
              <span>{texts.total}</span>
              <AmountChange was={prompt.displayed.bill.total} now={prompt.change.bill.total} />
            </Total>
          )}
          {agreeable && (
            <Button $wide aria-disabled={processing} onClick={processing ? undefined : onAgree}>
              {processing
                ? messages.place.processing
                : messages.place.order(formatMoney(prompt.next.total))}
            </Button>
          )}
          <Button $kind="quiet" $wide onClick={onBack}>
            {texts.back}
          </Button>
        </Stack>
      }
    >
      {prompt && <WhatIsNew prompt={prompt} problem={problem} />}
    </Dialog>
  );
}
