import type { ShopBus } from '@burger/shared/bus';
import { pageRules } from '@burger/shared/page-shop';
import { openDays } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { Clock } from 'lucide-react';
import { homeMessages } from '../home-messages';
import { closes, opens } from '../model/restaurant-texts';
import { useOpeningState, type OpeningNow } from './use-opening-state';

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

const stateText = ({ open, until, day }: OpeningNow): string => {
  if (open) return text.openNow(until);
  return day ? text.opensOn(day, until) : text.opensAt(until);
};

/** Open now and until when, by the restaurant's clock; the opening hours until that is known. */
export function HoursLine({ now, bus }: { now: () => Date; bus: ShopBus }) {
  const state = useOpeningState(now, bus);
  if (!state) {
    return (
      <Line>
        <Clock aria-hidden size={16} />
        {text.hours(openDays(pageRules), opens, closes)}
      </Line>
    );
  }
  return (
    <Line>
      <Dot $open={state.open} aria-hidden />
      {stateText(state)}
    </Line>
  );
}
