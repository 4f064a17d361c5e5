import type { FragmentName } from '@burger/shared/contracts';
import { restaurant, telLink } from '@burger/shared/restaurant';
import { useHref, useLocation } from '@burger/shared/router';
import { Slot, SlotProvider, type PlaceProps } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { color, from, headerHeight, radius, size, space } from '@burger/shared/theme';
import { Container, Skeleton } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages/en';
import { GuestPlaces } from '../remotes/guest-places';
import { fragments, isStaffPage, pageAt, pages, type ExposureRef } from '../remotes/routes';
import { takeEarlyPresses } from '../remotes/use-queued-input';
import { LoaderContext, RemoteView, type Loader } from '../remotes/view';
import { ErrorPage } from './error-page';
import { Footer } from './footer';
import { Header } from './header';
import { markInteractive } from './interactive';
import { LazyFragments } from './lazy-fragments';
import { usePageChange } from './use-page-change';

/** Whether a guest fills any place. Webpack leaves out the code for places of a shell without guests. */
declare const __GUEST_PLACES__: boolean;

const small: ReadonlySet<string> = new Set<FragmentName>(['CartButton', 'AccountMenu']);
// These fragments are usually empty, so they show neither a placeholder nor an error.
const silent: ReadonlySet<string> = new Set<FragmentName>([
  'ChoosingSheet',
  'ShopStatus',
  'GoesWellWith',
  'YourUsual',
  'OrderStrip',
  'OrderUnderWay',
]);

/**
 * Renders a fragment of another remote on any page, or the guests of a place. Renders the fallback for one that
 * only newer shells know.
 */
function Fragment({ fragment, props, fallback }: PlaceProps) {
  const { [fragment]: place }: Partial<Record<string, ExposureRef>> = fragments;
  if (!place) return __GUEST_PLACES__ ? <GuestPlaces place={fragment} props={props} /> : fallback;
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

/** Explains to visitors without scripts how to order: they can read everything but cannot order online. */
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
  /* Stays visible after the order has ended on this page, because it then shows the result. */
  display: ${({ $filled }) => ($filled ? 'block' : 'none')};
  /* Reserves the height before the strip's code has loaded, so that the content below does not move. */
  html[data-under-way] & {
    display: block;
    min-height: 3.5rem;
  }
`;

function OrderStrip() {
  const [underWay, setUnderWay] = useState(false);
  useEffect(() => setUnderWay(document.documentElement.hasAttribute('data-under-way')), []);
  return (
    <StripBox $filled={underWay}>{underWay && <Slot fragment="OrderStrip" props={{}} />}</StripBox>
  );
}

// A placeholder with the usual page layout: a heading area, a row of choices, cards.
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

/** At least one screen high, so that a short page does not pull the footer into view. */
const Main = styled.main`
  min-height: calc(100vh - ${headerHeight});
  outline: none;
`;

const Alone = styled(Main)`
  min-height: 100dvh;
`;

// Pages to which customers return while they wait. The orders and checkout pages show the order themselves.
const orderPages: readonly ExposureRef[] = [pages['/'], pages['/menu']];

const linkSigns = ['pointerover', 'touchstart', 'focusin'];

function useLinkIntent({ load }: Loader): void {
  const home = useHref('/').replace(/\/$/, '');
  useEffect(() => {
    const prepare = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.origin !== location.origin || !link.pathname.startsWith(`${home}/`)) return;
      const place = pageAt(link.pathname.slice(home.length));
      // If the preload fails, opening the page loads the module again and reports the error.
      if (place) load(place).catch(() => undefined);
    };
    for (const sign of linkSigns) document.addEventListener(sign, prepare, { passive: true });
    return () => linkSigns.forEach((sign) => document.removeEventListener(sign, prepare));
  }, [home, load]);
}

export function App({ loader }: { loader: Loader }) {
  usePageChange();
  useLinkIntent(loader);
  // By now the remotes' parts have registered that they wait for their code, so queued clicks can be
  // replayed.
  useEffect(() => {
    return takeEarlyPresses();
  }, []);
  const place = pageAt(useLocation().pathname);
  if (place && isStaffPage(place)) {
    const page = <RemoteView place={place} fallback={null} onVisible={markInteractive} />;
    return (
      <LoaderContext value={loader}>
        <Alone id="content" tabIndex={-1} translate="no">
          {__GUEST_PLACES__ ? <SlotProvider value={Fragment}>{page}</SlotProvider> : page}
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
            {__GUEST_PLACES__ && place === pages['/'] && <Slot fragment="HomeBanner" props={{}} />}
            <RemoteView place={place} fallback={skeleton} onVisible={markInteractive} />
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
