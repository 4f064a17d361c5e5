import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/theme';
import { colourOf } from '../boundaries/remote-colour';
import { Code, RemoteName, Soft, Tag } from './parts';
import type { Arrival, PartRecord, VisitRecord } from './records';

const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  h3 {
    font-size: ${size.lg};
  }
`;

const Parts = styled.ul`
  padding: 0;
  list-style: none;
  > li {
    padding-block: ${space(0.75)};
    border-top: 1px solid ${color.line};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  align-items: baseline;
  justify-content: space-between;
`;

const Track = styled.div`
  height: 4px;
  margin-top: ${space(0.5)};
  border-radius: ${radius.pill};
  background: ${color.sunken};
  > div {
    height: 100%;
    min-width: 4px;
    border-radius: ${radius.pill};
  }
`;

const words: Record<Arrival, string> = {
  html: 'in the HTML',
  later: 'loaded later',
  before: 'still there',
};

const timeText = ({ arrival, ms }: PartRecord) => {
  if (arrival === 'before') return 'from the page before';
  const seconds = `${(ms / 1000).toFixed(1)} s`;
  return arrival === 'html' ? `answers after ${seconds}` : `after ${seconds}`;
};

function Part({ part, longest }: { part: PartRecord; longest: number }) {
  const { remote, exposure, arrival, ms } = part;
  return (
    <li>
      <Row>
        <RemoteName remote={remote}>{exposure.slice(2)}</RemoteName>
        <Soft>
          <Tag $tone={arrival === 'later' ? 'warm' : 'good'}>{words[arrival]}</Tag> {timeText(part)}
        </Soft>
      </Row>
      <Track aria-hidden>
        <div style={{ width: `${(100 * ms) / longest}%`, background: colourOf(remote) }} />
      </Track>
    </li>
  );
}

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium' });

/** The pages that were opened last, with the parts of remotes in the sequence of their arrival. */
export const Visits = ({ visits }: { visits: readonly VisitRecord[] }) =>
  visits.map(({ id, at, page, parts }) => (
    <Page key={id} aria-labelledby={`visit-${id}`}>
      <Row>
        <h3 id={`visit-${id}`}>
          <Code>{page}</Code>
        </h3>
        <Soft>{clock.format(at)}</Soft>
      </Row>
      <Parts>
        {[...parts]
          .sort((one, other) => one.ms - other.ms)
          .map((part) => (
            <Part
              key={`${part.remote}${part.exposure}`}
              part={part}
              longest={Math.max(1, ...parts.map(({ ms }) => ms))}
            />
          ))}
      </Parts>
      {parts.length === 0 && <Soft>No remote has rendered anything here yet.</Soft>}
    </Page>
  ));
