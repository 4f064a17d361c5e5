import { formatMoney, type Paise } from '@burger/shared/pricing';
import { css, styled } from '@burger/shared/styled';
import { Button, color, from, Price, shadow, size, space } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { Readiness } from './readiness';

/** In sight below the page on a phone, part of it where there is room. */
export const Bar = styled.div`
  ${from.tall} {
    position: sticky;
    bottom: 0;
  }
  z-index: 5;
  display: grid;
  gap: ${space(1)};
  margin-inline: -${space(2)};
  padding: ${space(1.5)} ${space(2)} max(${space(1.5)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.card};
  box-shadow: ${shadow.raised};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    gap: ${space(1)} ${space(4)};
    margin-inline: -${space(4)};
    padding-inline: ${space(4)};
    > * {
      grid-column: 1 / -1;
    }
  }
  ${from.desktop} {
    && {
      position: static;
    }
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(1)};
  strong {
    margin-left: ${space(1)};
    font-size: ${size.lg};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-block: -${space(1)};
    font-size: ${size.sm};
    font-weight: 600;
  }
  ${from.tablet} {
    && {
      grid-column: 1;
    }
  }
  ${from.desktop} {
    display: none;
  }
`;

// Not able to place the order yet, but able to lead to what is missing.
const helpful = css`
  &&[aria-disabled='true'] {
    color: ${color.ink};
    border-color: ${color.edge};
    cursor: pointer;
  }
`;

export const Press = styled(Button)<{ $helpful: boolean }>`
  min-height: 3.25rem;
  /* Able or not must never be half way in between: the label would be hard to read. */
  transition: none;
  font-size: ${size.lg};
  ${from.tablet} {
    && {
      grid-column: 2;
    }
  }
  ${from.desktop} {
    && {
      grid-column: 1 / -1;
    }
  }
  ${({ $helpful }) => $helpful && helpful}
`;

// Made anew with what it says, so that it stands where it belongs instead of moving there.
export const Label = styled.span``;

const words = messages.place;

function labelOf(ready: Readiness, total: Paise): string {
  if (ready === 'processing') return words.processing;
  if (ready === 'loading') return words.loading;
  if (ready === 'signed-out') return words.signIn;
  if (ready === 'no-location') return words.allowLocation;
  if (ready === 'nothing-to-order') return words.nothing;
  if (ready === 'paused') return words.paused;
  return words.order(formatMoney(total));
}

export function PlaceBar({
  ready,
  total,
  plusDelivery,
  formId,
  billId,
  onPress,
  children,
}: {
  ready: Readiness;
  total: Paise;
  plusDelivery: boolean;
  /** The delivery form whose Enter key presses the button, when it is on the page. */
  formId: string | null;
  billId: string;
  onPress: () => void;
  children?: ReactNode;
}) {
  const able = ready === 'ready';
  return (
    <Bar>
      {children}
      <Sum>
        <span>
          {messages.bill.total}
          <strong>
            <Price paise={total} />
          </strong>
          {plusDelivery && <small> {messages.bill.plusDelivery}</small>}
        </span>
        <a href={`#${billId}`}>{messages.bill.view}</a>
      </Sum>
      {/*
        Disabled for what it says, but still there for the keyboard: a press leads to what is missing. What a press
        does must not depend on what has changed since it began, so there is one way for all of them; as the form's
        submit button it is pressed by Enter too.
      */}
      <Press
        $wide
        $helpful={ready === 'signed-out' || ready === 'no-location'}
        aria-disabled={!able}
        type="submit"
        form={formId ?? undefined}
        onClick={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        <Label key={ready}>{labelOf(ready, total)}</Label>
      </Press>
    </Bar>
  );
}
