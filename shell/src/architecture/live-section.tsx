import { sessionText } from '@burger/shared/platform/storage';
import { styled } from '@burger/shared/styled';
import { color, from, radius, shadow, size, space } from '@burger/shared/theme';
import { Stack } from '@burger/shared/ui';
import { useState } from 'react';
import { EventLog } from './event-log';
import { Section } from './parts';
import type { LocalSite } from './use-local-site';
import { Visits } from './visits';
import type { Switches } from './switches';

const Device = styled.div`
  display: none;
  ${from.tablet} {
    display: grid;
    gap: ${space(1)};
    justify-content: center;
  }
  iframe {
    width: 24.375rem;
    max-width: 100%;
    height: 44rem;
    border: ${space(1)} solid ${color.night};
    border-radius: ${space(4)};
    background: ${color.page};
    box-shadow: ${shadow.raised};
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  button {
    min-height: 2.75rem;
    padding-inline: ${space(1.5)};
    border: 1.5px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.card};
    color: ${color.ink};
    font: inherit;
    font-size: ${size.sm};
    cursor: pointer;
    &[aria-pressed='true'] {
      border-color: ${color.flameInk};
      font-weight: 700;
    }
  }
`;

/** On phones the pages themselves are as near. */
const Links = styled.p`
  ${from.tablet} {
    display: none;
  }
`;

const pages = { '/menu': 'Menu', '/': 'Home', '/checkout': 'Checkout', '/orders': 'My Orders' };

// The offers of a first visit are dialogs, which would take the focus from this page. The keys are those of
// `mfe-account-orders/src/sign-in/device.ts`.
function declineOffers(): void {
  for (const offer of ['sign-in', 'location']) sessionText(`burger.declined.${offer}`).write('yes');
}

/** The running site in a frame of a phone's width. It loads anew when a remote is stopped or delayed. */
function Preview({ faults }: Pick<Switches, 'faults'>) {
  const [path, setPath] = useState('/menu');
  useState(declineOffers);
  return (
    <>
      <Device>
        <Choices role="group" aria-label="Page in the frame">
          {Object.entries(pages).map(([to, label]) => (
            <button key={to} type="button" aria-pressed={to === path} onClick={() => setPath(to)}>
              {label}
            </button>
          ))}
        </Choices>
        <iframe
          key={`${path} ${JSON.stringify(faults)}`}
          title="The site, running"
          src={path}
          loading="lazy"
        />
      </Device>
      <Links>
        Open <a href="/menu">the menu</a>, add a dish, and come back.
      </Links>
    </>
  );
}

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
