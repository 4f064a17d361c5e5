import { shopEvents } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { Button } from '@burger/shared/ui';
import { Code, Details, RemoteName, Soft, Source, Tag } from './parts';
import type { EventRecord } from './records';
import { schemaText } from './schema-text';

const Log = styled.div`
  max-height: 36rem;
  padding: ${space(1)};
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  > ol {
    display: grid;
    gap: ${space(1)};
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(0.5)} ${space(1)};
    border-radius: ${radius.field};
    &:nth-child(odd) {
      background: ${color.page};
    }
  }
`;

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space(1.5)};
  align-items: baseline;
  flex: 1;
  min-width: 0;
`;

const Preview = styled.span`
  flex: 1 1 8rem;
  min-width: 0;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${size.xs};
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Columns on wide windows, so that names, deliveries and owners are below each other. */
const Columns = styled(Line)`
  ${from.tablet} {
    display: grid;
    grid-template-columns: 18rem 4rem minmax(0, 1fr);
  }
`;

const Time = styled.time`
  margin-left: auto;
  color: ${color.inkSoft};
  font-size: ${size.xs};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

const Empty = styled.p`
  padding: ${space(3)};
  border: 1.5px dashed ${color.edge};
  border-radius: ${radius.card};
  text-align: center;
`;

interface Declared {
  owner: string;
  delivery: string;
  schema: Parameters<typeof schemaText>[0];
}

const known: Partial<Record<string, Declared>> = shopEvents;

function declarationOf({ name, declared }: EventRecord) {
  if (declared) return declared;
  const event = known[name];
  return event && { owner: event.owner, schema: schemaText(event.schema) };
}

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium' });

const isRequest = (name: string) => name.endsWith('-requested');

const KindTag = ({ name }: { name: string }) =>
  isRequest(name) ? <Tag $tone="warm">request</Tag> : <Tag $tone="good">fact</Tag>;

function Emitted({ event }: { event: EventRecord }) {
  const declared = declarationOf(event);
  return (
    <li>
      <Details>
        <summary>
          <Line>
            <Code>{event.name}</Code>
            <KindTag name={event.name} />
            {declared && <RemoteName remote={declared.owner} />}
            <Preview aria-hidden>{event.payload.replaceAll(/\s+/g, ' ')}</Preview>
            <Time dateTime={new Date(event.at).toISOString()}>
              {event.page} · {clock.format(event.at)}
            </Time>
          </Line>
        </summary>
        <Soft>Payload, {event.length.toLocaleString('en-IN')} characters</Soft>
        <Source tabIndex={0}>{event.payload}</Source>
        {declared && (
          <>
            <Soft>Schema</Soft>
            <Source tabIndex={0}>{declared.schema}</Source>
          </>
        )}
      </Details>
    </li>
  );
}

/** The events of all tabs, newest first. */
export const EventLog = ({
  events,
  onClear,
}: {
  events: readonly EventRecord[];
  onClear: () => void;
}) => (
  <>
    {events.length === 0 ? (
      <Empty>
        Nothing was emitted yet. Add a dish to the cart, here or{' '}
        <a href="/menu" target="_blank">
          in another tab
        </a>
        , and watch this list.
      </Empty>
    ) : (
      <>
        <Log role="log" aria-label="Events" tabIndex={0}>
          <ol>
            {events.map((event) => (
              <Emitted key={event.id} event={event} />
            ))}
          </ol>
        </Log>
        <div>
          <Button $kind="secondary" onClick={onClear}>
            Clear the records
          </Button>
        </div>
      </>
    )}
  </>
);

/** Every event of the contract with its owner, delivery and schema. */
export const EventCatalogue = () => (
  <Details>
    <summary>All {Object.keys(shopEvents).length} events of the contract</summary>
    {Object.entries(shopEvents).map(([name, { owner, delivery, schema }]) => (
      <Details key={name}>
        <summary>
          <Columns>
            <Code>{name}</Code>
            <span>
              <Tag>{delivery}</Tag>
            </span>
            <RemoteName remote={owner} />
          </Columns>
        </summary>
        <Source tabIndex={0}>{schemaText(schema)}</Source>
      </Details>
    ))}
  </Details>
);
