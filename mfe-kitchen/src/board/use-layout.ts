import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { layOut, type Layout, type AvailableSize } from './arrangement';

const stillMs = 1000;
const aimMs = 350;
// Minimum column width and line height (rem), and height of the bars (px): for upright screens, and for a
// phone in landscape.
const upright = { column: 18.5, line: 1.45, bars: 70 };
const lying = { column: 15.5, line: 1.2, bars: 16 };

// Breakpoint (rem) from which the styles show lanes side by side.
const tabletWidth = 48;

function sizeOf(width: number, height: number, rem: number, besideRem: number): AvailableSize {
  const isPhone = width < tabletWidth * rem;
  const { column, line, bars } = height < 30 * rem && !isPhone ? lying : upright;
  const columns = isPhone ? 1 : Math.max(1, Math.floor((width / rem - besideRem) / column));
  return { columns, lines: (height - bars) / rem / line };
}

const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Returns the size of the board in columns and lines. `besideRem`: width of a panel next to the lanes. */
const currentSize = (besideRem: number): string => {
  const { columns, lines } = sizeOf(innerWidth, innerHeight, rem(), besideRem);
  return `${columns} ${lines}`;
};

const onResize = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

function useAvailableSize(besideRem: number): AvailableSize {
  const reported = useSyncExternalStore(onResize, () => currentSize(besideRem));
  return useMemo(() => {
    const [columns = 1, lines = 1] = reported.split(' ').map(Number);
    return { columns, lines };
  }, [reported]);
}

export const useIsPhone = (): boolean =>
  useSyncExternalStore(onResize, () => innerWidth < tabletWidth * rem());

function placesOf({ areas, stacks }: Layout): Map<string, string> {
  const places = new Map<string, string>();
  let column = 0;
  for (const { lanes, columns } of areas) {
    let above = '';
    for (const lane of lanes) {
      const inLane = stacks.get(lane) ?? [];
      for (const [at, stack] of inLane.entries()) {
        let place = `${column + at} of ${columns} ${above}`;
        for (const { key } of stack) {
          places.set(key, place);
          place += key;
        }
      }
      above += inLane.flatMap((stack) => stack.map(({ key }) => key)).join('');
    }
    column += columns;
  }
  return places;
}

/**
 * Computes the board's layout and the handlers of its element. Nothing moves while a finger is on the board
 * and for a second after. A ticket that has moved ignores presses for a moment.
 */
export function useLayout(sorted: Layout['sorted'], besideRem: number) {
  const availableSize = useAvailableSize(besideRem);
  const [layout, setLayout] = useState<Layout>(() => layOut(sorted, availableSize));
  const [isTouched, setTouched] = useState(false);
  if (!isTouched && (layout.sorted !== sorted || layout.room !== availableSize)) {
    setLayout(layOut(sorted, availableSize, layout));
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touch = () => {
    clearTimeout(timer.current);
    setTouched(true);
  };
  useEffect(() => {
    const letGo = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTouched(false), stillMs);
    };
    const ends = ['pointerup', 'pointercancel', 'keyup'] as const;
    for (const end of ends) addEventListener(end, letGo);
    return () => {
      for (const end of ends) removeEventListener(end, letGo);
      clearTimeout(timer.current);
    };
  }, []);

  const ref = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<string, string>());
  useLayoutEffect(() => {
    const before = places.current;
    places.current = placesOf(layout);
    const none = { pointerEvents: 'none' };
    for (const card of ref.current?.querySelectorAll('article') ?? []) {
      const key = card.dataset['key'] ?? '';
      const hasMoved = before.has(key) && before.get(key) !== places.current.get(key);
      // jsdom has no animations.
      if (hasMoved && 'animate' in card) card.animate([none, none], aimMs);
    }
  }, [layout]);

  return { layout, board: { ref, onPointerDown: touch, onKeyDown: touch } };
}

/** Moves the focus to the lane's title when a status step removes the focused element. */
export function useRestoredFocus() {
  const last = useRef<{ target: Element; lane: string } | null>(null);
  useEffect(() => {
    if (!last.current || last.current.target.isConnected) return;
    if (document.activeElement !== document.body) return;
    const title = document.querySelector<HTMLElement>(`[data-lane=${last.current.lane}] h2`);
    title?.focus({ preventScroll: true });
    last.current = null;
  });
  return ({ target }: { target: Element }) => {
    const lane = target.closest<HTMLElement>('[data-lane]')?.dataset['lane'];
    last.current = lane && target.matches(':focus-visible') ? { target, lane } : null;
  };
}
