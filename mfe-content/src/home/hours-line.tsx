import { useLatest, type ShopBus } from '@burger/shared/bus';
import { useNow } from '@burger/shared/device';
import { openingDays, pageRules } from '@burger/shared/page-shop';
import { dayAfter, openDays, openingState } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space, useHydrated } from '@burger/shared/ui';
import { Clock } from 'lucide-react';
import { homeMessages } from './messages';
import { closes, opens } from '../parts/restaurant-texts';

const Line = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.25rem;
  padding: ${space(0.5)} ${space(1.75)};
  border-radius: ${radius.pill};
  background: ${color.card};
  color: ${color.ink};
  font-size: ${size.sm};
  font-weight: 650;
`;

const Dot = styled.span<{ $open: boolean }>`
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.pill};
  background: ${({ $open }) => ($open ? color.leaf : color.amber)};
`;

const text = homeMessages.hero;

interface HoursLineProps {
  /** In ms. */
  now: () => number;
  bus: ShopBus;
}

function OpenLine({ now, bus }: HoursLineProps) {
  const shop = useLatest('shop/changed', bus);
  // Where the server has told the time, it is its time that counts.
  const at = new Date(useNow(30_000, now) + (shop?.aheadMs ?? 0));
  const { open, until, inDays } = openingState(at, openingDays(shop));
  // A day that is neither today nor tomorrow has a name.
  const closed = inDays > 1 ? text.opensOn(dayAfter(at, inDays), until) : text.opensAt(until);
  return (
    <Line>
      <Dot $open={open} aria-hidden />
      {open ? text.openNow(until) : closed}
    </Line>
  );
}

/** Open now and until when, by the restaurant's clock; the opening hours until that is known. */
export function HoursLine(props: HoursLineProps) {
  if (useHydrated()) return <OpenLine {...props} />;
  return (
    <Line>
      <Clock aria-hidden size={16} />
      {text.hours(openDays(pageRules), opens, closes)}
    </Line>
  );
}
