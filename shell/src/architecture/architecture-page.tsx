import { shopEvents } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { color, from, space } from '@burger/shared/theme';
import { Button, Container, Notice, Skeleton } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { ActiveFaults, FaultSwitches } from './fault-switches';
import { EventCatalogue } from './event-log';
import { Hero } from './hero';
import { LiveSection } from './live-section';
import type { Overview } from './overview';
import { Frame, MissingCard, PackageCard } from './package-card';
import { Code, Section } from './parts';
import { placeGroups } from './places';
import { Places, Singletons } from './tables';
import type { LocalSite } from './use-local-site';

type State = { overview: Overview } | 'loading' | 'failed';

const Body = styled(Container)`
  padding-bottom: ${space(10)};
`;

const Cards = styled.div<{ $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $least }) => $least}, 100%), 1fr));
  gap: ${space(2)};
  align-items: start;
`;

/** The bus between shell and remotes: a bar that each of them touches. */
const Bus = styled.p`
  position: relative;
  padding: ${space(1)} ${space(2)};
  border-radius: ${space(1)};
  background: ${color.night};
  color: ${color.onNight};
  text-align: center;
  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 50%;
    width: 4px;
    height: ${space(2)};
    background: ${color.night};
  }
  &::before {
    bottom: 100%;
  }
  &::after {
    top: 100%;
  }
`;

const Invitation = styled(Frame)`
  border: 1.5px dashed ${color.edge};
  background: none;
  box-shadow: none;
`;

function useOverview(load: () => Promise<Overview>) {
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    const show = (next: State) => isOver || setState(next);
    load().then(
      (overview) => show({ overview }),
      () => show('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [load, attempt]);
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

/** Placeholders in the size of the first cards. */
const Loading = () => (
  <Section id="remotes" title="Shell and remotes" lead="Reading the manifests …">
    <div aria-busy>
      <Cards $least="19rem">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} $height="15rem" />
        ))}
      </Cards>
    </div>
  </Section>
);

function Composition({ overview, local }: { overview: Overview; local: LocalSite | null }) {
  const { shell, remotes } = overview;
  return (
    <Section
      id="remotes"
      title="Shell and remotes"
      lead="Each is built, deployed and rolled back alone. The shell loads remotes at run time; they meet on the bus only."
    >
      {local && <ActiveFaults switches={local.switches} onReset={local.reset} />}
      <PackageCard one={shell} first="on every page">
        <p>
          Layout, routes, error boundaries, singletons. It alone names the remotes, and loads only
          those that a page needs.
        </p>
      </PackageCard>
      <Bus>event bus · {Object.keys(shopEvents).length} typed events, each with one owner</Bus>
      <Cards $least="19rem">
        {remotes.map(({ name, package: one }) =>
          one ? (
            <PackageCard key={name} one={one} first="entry">
              {local && (
                <FaultSwitches
                  remote={name}
                  active={local.switches.faults[name]}
                  onToggle={(fault) => local.toggle(name, fault)}
                />
              )}
            </PackageCard>
          ) : (
            <MissingCard key={name} name={name} />
          ),
        )}
        <Invitation>
          <h3>Your remote</h3>
          <p>
            From another repository, with or without React: pages, fragments in places for guests,
            events of its own. <Code>npx create-remote mfe-specials</Code>
          </p>
        </Invitation>
      </Cards>
    </Section>
  );
}

const Columns = styled(Cards)`
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/**
 * The page for engineers: who renders what, in which version. `local` is what only the local site offers; null on
 * others.
 */
export function ArchitecturePage({
  load,
  local,
}: {
  load: () => Promise<Overview>;
  local: LocalSite | null;
}) {
  const { state, retry } = useOverview(load);
  return (
    <>
      <Hero overview={typeof state === 'object' ? state.overview : null} local={local} />
      <Body as="main" id="content" aria-label="Architecture">
        {state === 'loading' && <Loading />}
        {state === 'failed' && (
          <Section id="remotes" title="Shell and remotes" lead="">
            <Notice kind="alert" action={<Button onClick={retry}>Try again</Button>}>
              The list of remotes could not be read. Is the site running?
            </Notice>
          </Section>
        )}
        {typeof state === 'object' && <Composition overview={state.overview} local={local} />}
        <LiveSection local={local} />
        <Section
          id="places"
          title="Who fills which place"
          lead="Only the shell knows this table. No remote imports another one."
        >
          <Columns $least="19rem">
            {placeGroups().map((group) => (
              <Places key={group.title} id={`places-${group.title}`} {...group} />
            ))}
          </Columns>
        </Section>
        <Section
          id="contract"
          title="Contract"
          lead="Events are typed, and validated in tests and development. Facts come from the owner alone; requests may come from anyone."
        >
          <EventCatalogue />
        </Section>
        {typeof state === 'object' && (
          <Section
            id="singletons"
            title="Shared singletons"
            lead="One copy per page, provided by the shell. Remotes are built without a fallback and refuse another version."
          >
            <Singletons singletons={state.overview.singletons} />
          </Section>
        )}
      </Body>
    </>
  );
}
