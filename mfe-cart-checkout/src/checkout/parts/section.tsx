import type { Session } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Card, PreHydrationSwitch, Notice, Skeleton } from '@burger/shared/ui';
import { color, from, motion, size, space } from '@burger/shared/theme';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';

/** Returns whether the session is known. Before that the identity provider is still loading. */
export const isKnown = (session: Session | undefined): boolean =>
  session !== undefined && session.status !== 'unknown';

const Box = styled(Card)`
  display: grid;
  gap: ${space(1.5)};
  align-content: start;
  min-width: 0;
  padding: ${space(2)};
  scroll-margin-top: 6rem;
  ${from.tablet} {
    gap: ${space(2)};
    padding: ${space(3)};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)} ${space(2)};
  > a,
  > button {
    margin: -${space(1)} -${space(1.5)} -${space(1)} 0;
  }
`;

const Title = styled.h2`
  /* The heading wraps to two lines before the element beside it wraps; if that does not fit, the element goes below. */
  flex: 1 1 8rem;
  font-size: ${size.xl};
`;

export function Section({
  title,
  action,
  titleRef,
  children,
}: {
  title: string;
  action?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Head>
        <Title id={id} {...(titleRef && { ref: titleRef, tabIndex: -1 })}>
          {title}
        </Title>
        {action}
      </Head>
      {children}
    </Box>
  );
}

export type ProblemPlace = 'when' | 'cart' | 'promo' | 'location' | 'payment' | 'place';

/** A problem of placing the order, and the section where it can be fixed. Each press creates a new object. */
export interface Problem {
  place: ProblemPlace;
  message: string;
  retry?: boolean;
}

const Spot = styled.div`
  &:focus {
    outline: none;
  }
`;

export function SectionProblem({
  problem,
  place,
  action,
}: {
  problem: Problem | null;
  place: ProblemPlace;
  action?: ReactNode;
}) {
  const spot = useRef<HTMLDivElement>(null);
  const mine = problem?.place === place ? problem : null;
  useEffect(() => {
    if (mine) spot.current?.focus();
  }, [mine]);
  if (!mine) return null;
  return (
    <Spot ref={spot} tabIndex={-1}>
      <Notice kind="alert" action={action}>
        {mine.message}
      </Notice>
    </Spot>
  );
}

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
  &::-webkit-details-marker {
    display: none;
  }
  > svg {
    flex: none;
    color: ${color.flameInk};
    transition: transform ${motion.quick};
  }
  > span {
    /*
     * With large fonts, the element behind goes below instead of breaking a word. Email addresses may break anywhere.
     */
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

// A collapsed line needs less margin than open fields.
const Unfolding = styled(Fold)`
  &:not([open]) {
    margin-block: -${space(0.5)};
  }
  &[open] > summary {
    display: none;
  }
`;

const first = ':checked, input:not([type="radio"]), textarea';

/** A summary line instead of settled or optional fields, until it is pressed or `open` is set. */
export function Unfold({
  icon,
  line,
  action,
  open,
  onOpen,
  children,
}: {
  icon: ReactNode;
  line: ReactNode;
  action: string;
  /** Forces the fields open; once opened they stay open. */
  open: boolean;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const [displayed, setObserved] = useState(open);
  if (open && !displayed) setObserved(true);
  const part = useRef<HTMLDivElement>(null);
  // The summary line disappears on opening, so the focus moves to the first field.
  const unfold = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.closest('details')?.setAttribute('open', '');
    part.current?.querySelector<HTMLElement>(first)?.focus();
    onOpen?.();
  };
  return (
    <Unfolding open={displayed}>
      <Summary onClick={unfold}>
        {icon}
        <span>{line}</span>
        <b>{action}</b>
      </Summary>
      <div ref={part}>{children}</div>
    </Unfolding>
  );
}

export const TallSkeleton = styled(Skeleton)<{ $phone: string; $wide: string }>`
  height: ${({ $phone }) => $phone};
  ${from.tablet} {
    height: ${({ $wide }) => $wide};
  }
`;

/** Renders for signed-in customers only. While loading, previously signed-in visitors see the skeleton. */
export const ForCustomers = ({
  session,
  skeleton,
  children,
}: {
  session: Session | undefined;
  skeleton: ReactNode;
  children: ReactNode;
}) => {
  const known = isKnown(session);
  return (
    <PreHydrationSwitch
      stored="account"
      answer={known ? session?.status === 'signed-in' : undefined}
      yes={known ? children : skeleton}
      no={null}
    />
  );
};
