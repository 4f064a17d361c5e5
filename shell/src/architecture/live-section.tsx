import { styled } from '@burger/shared/styled';
import { from, space } from '@burger/shared/theme';
import { Stack } from '@burger/shared/ui';
import { EventLog } from './event-log';
import { Section } from './parts';
import { Preview } from './preview';
import type { LocalSite } from './use-local-site';
import { Visits } from './visits';

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;
  ${from.desktop} {
    grid-template-columns: 25rem minmax(0, 1fr);
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: ${space(2)};
  align-items: start;
`;

/** The running site beside its events, and the composition of the last pages. On the local site only. */
export function LiveSection({ local }: { local: LocalSite | null }) {
  if (!local) {
    return (
      <Section
        id="live"
        title="Live"
        lead="Events, the composition of pages and the switches need the local site: clone the repository and run npm start."
      />
    );
  }
  const { events, visits } = local.records;
  return (
    <>
      <Section
        id="live"
        title="Live"
        lead="Add a dish to the cart: the menu asks, the cart answers, and neither imports the other."
      >
        <Both>
          <Preview faults={local.appliedFaults} />
          <Stack>
            <h3>Events on the bus, in all tabs</h3>
            <EventLog events={events} onClear={local.clear} />
          </Stack>
        </Both>
      </Section>
      {visits.length > 0 && (
        <Section
          id="pages"
          title="Pages as composed"
          lead="Green parts were prerendered and answer once their code has come. The others loaded later."
        >
          <Cards>
            <Visits visits={visits} />
          </Cards>
        </Section>
      )}
    </>
  );
}
