import { useLocation } from '@burger/shared/router';
import { SlotProvider } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { headerHeight } from '@burger/shared/ui';
import { useEffect } from 'react';
import { isApart, pageAt, pages, type Place } from '../remotes/routes';
import { messages } from '../messages';
import { LoaderContext, type Loader } from '../remotes/loader';
import { takeEarlyPress } from '../remotes/early-press';
import { PlacedFragment } from '../remotes/placed-fragment';
import { RemoteView } from '../remotes/remote-view';
import { ErrorPage } from './error-page';
import { Footer } from './footer';
import { Header } from './header';
import { LateFragments } from './lazy-fragments';
import { markInteractive } from './mark-interactive';
import { OrderStrip } from './order-strip';
import { PageSkeleton } from './page-skeleton';
import { SkipLink } from './skip-link';
import { useLinkIntent } from './use-link-intent';
import { usePageChange } from './use-page-change';
import { WithoutScripts } from './without-scripts';

/** At least the first screen, so that a page that turns out short does not pull the footer into view. */
const Main = styled.main`
  min-height: calc(100vh - ${headerHeight});
  outline: none;
`;

const skeleton = <PageSkeleton />;

// Where customers come back to while they wait. Orders and checkout tell all about it themselves.
const orderPages: readonly Place[] = [pages['/'], pages['/menu']];

const Alone = styled(Main)`
  min-height: 100dvh;
`;

/** The whole page; it needs a router around it. */
export function App({ loader }: { loader: Loader }) {
  usePageChange();
  useLinkIntent(loader);
  // What was pressed in a remote's part has been taken by that part; the rest is the shell's own.
  useEffect(() => {
    takeEarlyPress(document.body)?.();
  }, []);
  const place = pageAt(useLocation().pathname);
  if (place && isApart(place)) {
    return (
      <LoaderContext value={loader}>
        <Alone id="content" tabIndex={-1}>
          <RemoteView place={place} fallback={null} onShown={markInteractive} />
        </Alone>
      </LoaderContext>
    );
  }
  return (
    <LoaderContext value={loader}>
      <SlotProvider value={PlacedFragment}>
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
        <LateFragments />
      </SlotProvider>
    </LoaderContext>
  );
}
