import type { FragmentName } from '@burger/shared/contracts';
import { restaurant, telLink } from '@burger/shared/restaurant';
import { useHref, useLocation } from '@burger/shared/router';
import { Slot, SlotProvider, type PlaceProps } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import {
  color,
  Container,
  from,
  headerHeight,
  radius,
  size,
  Skeleton,
  space,
} from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages';
import { fragments, isStaffPage, pageAt, pages, type ExposureRef } from '../remotes/routes';
import { takeEarlyPresses } from '../remotes/use-queued-input';
import { LoaderContext, RemoteView, type Loader } from '../remotes/view';
import { ErrorPage } from './error-page';
import { Footer } from './footer';
import { Header } from './header';
import { markInteractive } from './interactive';
import { LazyFragments } from './lazy-fragments';
import { usePageChange } from './use-page-change';

const small: ReadonlySet<FragmentName> = new Set(['CartButton', 'AccountMenu']);
// Empty most of the time: nobody waits for them, and nobody misses them.
const silent: ReadonlySet<FragmentName> = new Set([
  'ChoosingSheet',
  'ShopStatus',
  'GoesWellWith',
  'YourUsual',
  'OrderStrip',
  'OrderUnderWay',
]);

/** Shows a fragment for whichever page asks for it; a page that is newer than the shell may ask for one that it does not know. */
function Fragment({ fragment, props, fallback }: PlaceProps) {
  const { [fragment]: place }: Partial<typeof fragments> = fragments;
  if (!place) return fallback;
  return (
    <RemoteView
      place={place}
      props={props}
      fallback={fallback}
      quiet={small.has(fragment)}
      silent={silent.has(fragment)}
    />
  );
}

const SkipLink = styled.a`
  position: fixed;
  top: ${space(1)};
  left: ${space(1)};
  z-index: 20;
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.field};
  background: ${color.card};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

const Strip = styled.aside`
  padding-block: ${space(1.5)};
  background: ${color.amberWash};
  color: ${color.amberInk};
  font-size: ${size.sm};
  text-align: center;
  a {
    color: inherit;
    font-weight: 700;
    white-space: nowrap;
  }
`;

/** How to order where scripts are switched off: everything can be read, nothing can be pressed. */
function WithoutScripts() {
  const text = messages.withoutScripts;
  const [phone] = restaurant.phones;
  return (
    <noscript>
      <Strip aria-label={text.label}>
        <Container>
          {text.lead} <a href={telLink(phone)}>{text.call(phone)}</a>
        </Container>
      </Strip>
    </noscript>
  );
}

const StripBox = styled.div<{ $filled: boolean }>`
  /* What was followed here to its end is still told. */
  display: ${({ $filled }) => ($filled ? 'block' : 'none')};
  /* There before its code is, so that what stands below does not move. */
  html[data-under-way] & {
    display: block;
    min-height: 3.5rem;
  }
`;

/** A place for the strip about an order under way; nothing, and nothing is loaded, where the browser knows of none. */
function OrderStrip() {
  const [underWay, setUnderWay] = useState(false);
  useEffect(() => setUnderWay(document.documentElement.hasAttribute('data-under-way')), []);
  return (
    <StripBox $filled={underWay}>{underWay && <Slot fragment="OrderStrip" props={{}} />}</StripBox>
  );
}

// As most pages begin: a head on its own ground, a line of choices, cards beside each other.
const Shape = styled(Container)`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(2)} ${space(10)};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`;

const skeleton = (
  <Shape>
    <Skeleton $height="14rem" />
    <Skeleton $height="2.75rem" $width="min(32rem, 100%)" />
    <Skeleton $height="16rem" />
    <Skeleton $height="16rem" />
    <Skeleton $height="16rem" />
  </Shape>
);

/** At least the first screen, so that a page that turns out short does not pull the footer into view. */
const Main = styled.main`
  min-height: calc(100vh - ${headerHeight});
  outline: none;
`;

const Alone = styled(Main)`
  min-height: 100dvh;
`;

// Where customers come back to while they wait. Orders and checkout tell all about it themselves.
const orderPages: readonly ExposureRef[] = [pages['/'], pages['/menu']];

const linkSigns = ['pointerover', 'touchstart', 'focusin'];

/** Loads the code of a page as soon as a pointer, a finger or the focus comes to a link that leads there. */
function useLinkIntent({ load }: Loader): void {
  const home = useHref('/').replace(/\/$/, '');
  useEffect(() => {
    const prepare = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.origin !== location.origin || !link.pathname.startsWith(`${home}/`)) return;
      const place = pageAt(link.pathname.slice(home.length));
      // If it cannot be had now, the visit of the page tries again and says so.
      if (place) load(place).catch(() => undefined);
    };
    for (const sign of linkSigns) document.addEventListener(sign, prepare, { passive: true });
    return () => linkSigns.forEach((sign) => document.removeEventListener(sign, prepare));
  }, [home, load]);
}

export function App({ loader }: { loader: Loader }) {
  usePageChange();
  useLinkIntent(loader);
  // The parts of the remotes have said by now that they wait for their code.
  useEffect(() => {
    return takeEarlyPresses();
  }, []);
  const place = pageAt(useLocation().pathname);
  if (place && isStaffPage(place)) {
    return (
      <LoaderContext value={loader}>
        <Alone id="content" tabIndex={-1} translate="no">
          <RemoteView place={place} fallback={null} onShown={markInteractive} />
        </Alone>
      </LoaderContext>
    );
  }
  return (
    <LoaderContext value={loader}>
      <SlotProvider value={Fragment}>
        <SkipLink href="#content">{messages.skip}</SkipLink>
        <Header />
        <WithoutScripts />
        {place ? (
          <Main id="content" tabIndex={-1}>
            {orderPages.includes(place) && <OrderStrip />}
            <RemoteView place={place} fallback={skeleton} onShown={markInteractive} />
          </Main>
        ) : (
          <ErrorPage />
        )}
        <Footer />
        <LazyFragments />
      </SlotProvider>
    </LoaderContext>
  );
}
