import type { KitchenRules } from '@burger/shared/contracts';
import { timeText } from '@burger/shared/hours';
import { reservedTimes } from '@burger/shared/hours/reserved-times';
import {
  quarterCapacity,
  quarterMs,
  quarterOf,
  type KitchenLoad,
} from '@burger/shared/hours/kitchen-plan';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/theme';
import { useEffect, useState } from 'react';
import { messages } from '../messages/en';
import { Panel, Soft } from '../parts/panel';

const texts = messages.stations;
const quartersAhead = 4;
const readEveryMs = 60_000;

const Table = styled.table`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(1)} ${space(0.5)};
    border-top: 1px solid ${color.line};
    text-align: end;
  }
  th {
    font-size: ${size.sm};
    font-weight: 650;
  }
  th[scope='row'],
  thead th:first-child {
    font-size: inherit;
    text-align: start;
  }
  thead th {
    border: 0;
    color: ${color.inkSoft};
  }
  [data-full='true'] {
    background: ${color.amber};
    color: ${color.onAmber};
    font-weight: 750;
  }
`;

interface StationsPanelProps {
  kitchen: KitchenRules;
  /** Server time in ms. */
  now: number;
  read?: typeof reservedTimes;
}

/** The reserved work of each station in the next hour, in percent of what it can do. */
export function StationsPanel({ kitchen, now, read = reservedTimes }: StationsPanelProps) {
  const [load, setLoad] = useState<KitchenLoad | null>(null);
  const [failed, setFailed] = useState(false);
  const turn = Math.floor(now / readEveryMs);
  useEffect(() => {
    let isCurrent = true;
    void read().then((found) => {
      if (!isCurrent) return;
      setFailed(found === null);
      if (found) setLoad(found.load);
    });
    return () => {
      isCurrent = false;
    };
  }, [turn, read]);
  const quarters = Array.from(
    { length: quartersAhead },
    (_, at) => quarterOf(now) + at * quarterMs,
  );
  return (
    <Panel id="stations" title={texts.title}>
      {failed && <Soft role="status">{texts.unread}</Soft>}
      {load && (
        <Table aria-labelledby="stations">
          <thead>
            <tr>
              <th scope="col">{texts.station}</th>
              {quarters.map((quarter) => (
                <th key={quarter} scope="col">
                  {timeText(quarter)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kitchen.stations.map((station) => (
              <tr key={station.id}>
                <th scope="row">{station.name}</th>
                {quarters.map((quarter) => {
                  const used = load.get(quarter)?.[station.id] ?? 0;
                  const percent = Math.round((used / quarterCapacity(station)) * 100);
                  return (
                    <td key={quarter} data-full={percent >= 100}>
                      {percent} %
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}
