import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { from, headerHeight, Skeleton, space, whenQuiet } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { toolbarHeight } from './sticky-bar';

const Place = styled.div`
  display: none;
  ${from.wide} {
    grid-area: 2 / 3;
    position: sticky;
    top: calc(${headerHeight} + ${toolbarHeight} + ${space(1)});
    display: flex;
    flex-direction: column;
    max-height: calc(100dvh - ${headerHeight} - ${toolbarHeight} - ${space(3)});
  }
`;

const wideWindow = from.wide.replace('@media ', '');

/** Whether there is room beside the dishes; told once the page has settled. */
function useRoom(): boolean {
  const [room, setRoom] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const cancel = whenQuiet(() => {
      const wide = matchMedia(wideWindow);
      const look = () => setRoom(wide.matches);
      wide.addEventListener('change', look, { signal });
      look();
    });
    return () => {
      cancel();
      ended.abort();
    };
  }, []);
  return room;
}

/** The cart beside the dishes. Where there is no room for it nothing is loaded. */
export function CartBeside() {
  const room = useRoom();
  const shape = <Skeleton $height="13rem" aria-hidden />;
  return <Place>{room ? <Slot fragment="CartPanel" props={{}} fallback={shape} /> : shape}</Place>;
}
