import { styled } from '@burger/shared/styled';
import { color, motion, size, space } from '@burger/shared/ui';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';

export const Fold = styled.details`
  min-width: 0;
  &[open] > summary > svg:last-child {
    transform: rotate(180deg);
  }
`;

export const Summary = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1)};
  min-height: 2.75rem;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  > svg {
    flex: none;
    color: ${color.flameInk};
    transition: transform ${motion.quick};
  }
  > span {
    /* Large letters leave no word broken: what stands behind goes below. A mail address has no texts. */
    flex: 1 1 6rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
  strong,
  > b {
    font-weight: 650;
  }
  > b {
    margin-inline-start: auto;
    color: ${color.flameInk};
  }
`;

// Lines need less room around them than fields.
const Unfolding = styled(Fold)`
  &:not([open]) {
    margin-block: -${space(0.5)};
  }
  &[open] > summary {
    display: none;
  }
`;

const first = ':checked, input:not([type="radio"]), textarea';

/**
 * A line that stands for a part which is settled, or not asked for, until it is touched; opens by itself once that is no
 * longer so.
 */
export function Unfold({
  icon,
  line,
  action,
  open,
  children,
}: {
  icon: ReactNode;
  line: ReactNode;
  action: string;
  /** Whether the part itself has to be seen; what was opened stays open. */
  open: boolean;
  children: ReactNode;
}) {
  const [seen, setSeen] = useState(open);
  if (open && !seen) setSeen(true);
  const part = useRef<HTMLDivElement>(null);
  // The line is gone then, so the focus goes on with what it stood for.
  const unfold = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.closest('details')?.setAttribute('open', '');
    part.current?.querySelector<HTMLElement>(first)?.focus();
  };
  return (
    <Unfolding open={seen}>
      <Summary onClick={unfold}>
        {icon}
        <span>{line}</span>
        <b>{action}</b>
      </Summary>
      <div ref={part}>{children}</div>
    </Unfolding>
  );
}
