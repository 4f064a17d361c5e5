import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/theme';
import { Lead } from '@burger/shared/ui';
import type { Singleton } from './overview';
import { Code, Details, RemoteName, Soft, Tag } from './parts';
import type { FilledPlace, PlaceGroup } from './places';

const Group = styled.article`
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  h3 {
    font-size: ${size.lg};
  }
  > p {
    font-size: ${size.sm};
  }
`;

const Rows = styled.ul`
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(1)};
    padding-block: ${space(0.75)};
    border-top: 1px solid ${color.line};
  }
`;

const By = styled.span`
  display: grid;
  justify-items: start;
`;

const Place = ({ name, where, by }: FilledPlace) => (
  <li>
    <span>
      <Code>{name}</Code>
      {where && <Soft> {where}</Soft>}
    </span>
    <By>
      {by.length === 0 && <Soft>empty</Soft>}
      {by.map(({ remote, exposure }) => (
        <RemoteName key={`${remote}${exposure}`} remote={remote}>
          {remote} <b>{exposure.slice(2)}</b>
        </RemoteName>
      ))}
    </By>
  </li>
);

// Four open lists would be ten phone screens.
const isWide = () => window.innerWidth >= 768;

/** A list of places with the modules that fill them, closed at first on phones. */
export const Places = ({ id, title, lead, places }: PlaceGroup & { id: string }) => (
  <Group aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    <Lead>{lead}</Lead>
    <Details open={isWide()}>
      <summary>{places.length} places</summary>
      <Rows>
        {places.map((place) => (
          <Place key={place.name} {...place} />
        ))}
      </Rows>
    </Details>
  </Group>
);

const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${space(1)} ${space(2)};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: ${color.inkSoft};
    font-size: ${size.sm};
    white-space: nowrap;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  tbody th {
    font-weight: 400;
    white-space: nowrap;
  }
`;

/** The shared modules with the version that the shell provides and those that remotes accept. */
export const Singletons = ({ singletons }: { singletons: readonly Singleton[] }) => (
  <Scroll tabIndex={0} role="region" aria-label="Table of singletons">
    <Table>
      <thead>
        <tr>
          <th scope="col">module</th>
          <th scope="col">shell provides</th>
          <th scope="col">remotes accept</th>
          <th scope="col">copies in remotes</th>
        </tr>
      </thead>
      <tbody>
        {singletons.map(({ name, provided, accepted, copies }) => (
          <tr key={name}>
            <th scope="row">
              <Code>{name}</Code>
            </th>
            <td>{provided ? <Code>{provided}</Code> : <Tag $tone="bad">nothing</Tag>}</td>
            <td>
              {accepted.map(({ range, remotes }) => (
                <div key={range}>
                  <Code>{range}</Code> <Soft>in {remotes.length} remotes</Soft>
                </div>
              ))}
            </td>
            <td>
              {copies.length > 0 ? (
                <Tag $tone="bad">{copies.join(', ')}</Tag>
              ) : (
                <Tag $tone="good">none</Tag>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroll>
);
