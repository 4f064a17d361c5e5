import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { VisuallyHidden } from '@burger/shared/ui';
import {
  ChartNoAxesColumn,
  ClipboardList,
  Ellipsis,
  HeartPulse,
  PackageX,
  PhoneCall,
  Sigma,
  SquarePen,
} from 'lucide-react';
import { useState } from 'react';
import { rings, waitingIn } from '../counter/alarm';
import { messages } from '../messages/en';
import { IconButton, lying, narrow, tallScript } from '../parts/buttons';
import { useKitchen } from '../use-kitchen';
import { BarClock, hiddenWords, roomy } from './bar-clock';
import { SettingsDialog, type Account } from './settings-dialog';

const icons = {
  orders: ClipboardList,
  take: PhoneCall,
  shop: PackageX,
  today: ChartNoAxesColumn,
  menu: SquarePen,
  health: HeartPulse,
};
export type Section = keyof typeof icons;
const sections = Object.keys(icons) as Section[];
const ofOwner: readonly Section[] = ['menu', 'health'];

/* A row of 52 px; a column on a phone in landscape, which has more width than height. */
const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(0.5)};
  min-height: 3.25rem;
  ${from.tablet} {
    gap: ${space(1)};
  }
  > button {
    min-width: 44px;
    min-height: 2.75rem;
    padding-inline: ${space(0.5)};
    color: ${color.ink};
  }
  nav {
    display: flex;
    flex: 1;
    min-width: 0;
    overflow-x: auto;
    padding: 4px;
    ${from.tablet} {
      gap: ${space(0.5)};
    }
  }
  /* On the smallest phones the owner's six tabs take a whole row. */
  ${narrow} {
    flex-wrap: wrap;
    justify-content: end;
    nav {
      flex-basis: 100%;
    }
  }
  ${lying} {
    position: sticky;
    top: 0;
    flex-direction: column;
    gap: 0;
    width: 3.25rem;
    max-height: 100dvh;
    nav {
      flex: 0 1 auto;
      flex-direction: column;
      gap: 0;
      padding: 4px 0;
      overflow: hidden auto;
    }
  }
`;

const Tab = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: ${space(1)};
  /* The owner's six tabs must fit side by side on a phone. */
  min-width: 44px;
  min-height: 2.75rem;
  padding-inline: ${space(0.5)};
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  font-size: ${size.lg};
  font-weight: 700;
  line-height: 1.1;
  ${tallScript} {
    line-height: 1.4;
  }
  white-space: nowrap;
  cursor: pointer;
  /* On small tablets all six labels fit below their icons. */
  ${from.tablet} {
    flex-direction: column;
    gap: 0;
    padding-inline: ${space(0.5)};
    font-size: ${size.sm};
  }
  ${from.desktop} {
    min-width: 3.5rem;
    padding-inline: ${space(1)};
  }
  ${roomy} {
    flex-direction: row;
    gap: ${space(1)};
    padding-inline: ${space(1.5)};
    font-size: ${size.lg};
  }
  ${lying} {
    min-width: 3.25rem;
  }
  /* The count is beside the label, not over it. */
  ${roomy} {
    &[data-counts] {
      padding-inline-end: ${space(5)};
    }
  }
  &[aria-current='page'] {
    background: ${color.ink};
    color: ${color.page};
  }
  span {
    ${hiddenWords}
    ${from.tablet} {
      position: static;
      width: auto;
      overflow: visible;
      clip-path: none;
    }
    ${lying} {
      ${hiddenWords}
    }
  }
`;

/* The label is always below the icon, because on a phone this button is among the lanes. */
const Totals = styled(Tab)`
  && {
    display: none;
    ${from.tablet} {
      display: inline-flex;
      flex-direction: column;
      gap: 0;
      padding-inline: ${space(0.5)};
      font-size: ${size.sm};
    }
    ${from.desktop} {
      padding-inline: ${space(1)};
    }
    ${lying} {
      padding-inline: ${space(0.5)};
    }
    &[aria-pressed='true'] {
      background: ${color.ink};
      color: ${color.page};
    }
  }
`;

/* Overlaps the corner of its button, so that the button does not move. */
const Count = styled.b`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
  min-width: 1.5rem;
  padding-inline: ${space(0.5)};
  border-radius: ${radius.pill};
  background: ${color.amber};
  color: ${color.onAmber};
  font-size: ${size.sm};
  font-weight: 800;
  line-height: 1.5rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

const texts = messages.bar;

interface TopBarProps {
  visible: Section;
  account: Account;
  onShow: (section: Section) => void;
  hasTotals: boolean;
  onTotals: () => void;
}

export function TopBar({ visible, account, onShow, hasTotals, onTotals }: TopBarProps) {
  const state = useStore(useKitchen().counter.state);
  const [settings, setSettings] = useState(false);
  const openSettings = () => setSettings(true);
  const { board, lost } = state;
  const waiting = waitingIn(state);
  const busy = board?.today.extraMinutes ?? 0;
  // Each count has a fixed place in its tab, so that the other tabs do not move.
  const counts: Partial<Record<Section, string | number | false>> = {
    orders: rings(waiting) && waiting.news + waiting.back,
    shop: busy > 0 && texts.plus(busy),
  };
  return (
    <>
      <Bar>
        <VisuallyHidden as="h1">{messages.name}</VisuallyHidden>
        <nav aria-label={texts.sections}>
          {sections
            .filter((section) => !ofOwner.includes(section) || board?.role === 'owner')
            .map((section) => {
              const Icon = icons[section];
              const isWaiting = section === 'orders' && counts.orders;
              return (
                <Tab
                  key={section}
                  type="button"
                  aria-current={section === visible ? 'page' : undefined}
                  data-counts={section in counts || undefined}
                  aria-label={isWaiting ? texts.ordersWaiting(waiting) : undefined}
                  onClick={() => onShow(section)}
                >
                  <Icon aria-hidden size={24} />
                  <span>{texts[section]}</span>{' '}
                  {counts[section] && <Count>{counts[section]}</Count>}
                </Tab>
              );
            })}
        </nav>
        <Totals type="button" aria-pressed={hasTotals} onClick={onTotals}>
          <Sigma aria-hidden size={24} />
          <span>{messages.totals.open}</span>
        </Totals>
        <BarClock lost={lost} />
        <IconButton icon={Ellipsis} label={texts.more} kind="quiet" onPress={openSettings} />
      </Bar>
      <SettingsDialog open={settings} account={account} onClose={() => setSettings(false)} />
    </>
  );
}
