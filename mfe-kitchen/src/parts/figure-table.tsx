import { css, styled } from '@burger/shared/styled';
import { color, space } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { narrow, Panel, Soft } from './panel';

/* Figures that have no room beside each other stand below each other, each with its head. */
const stacked = css`
  ${narrow} {
    &,
    tbody,
    tr {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      padding-block: ${space(1)};
      border-top: 1px solid ${color.line};
    }
    && td {
      display: block;
      padding: 0;
      border: 0;
    }
    && td + td {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: 0 ${space(1)};
      &::before {
        content: attr(data-head);
        margin-inline-end: auto;
        color: ${color.inkSoft};
      }
    }
  }
`;

const Table = styled.table<{ $stacks: boolean }>`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(1)} 0 ${space(1)} ${space(1)};
    border-top: 1px solid ${color.line};
    text-align: end;
  }
  th:first-child,
  td:first-child {
    padding-left: 0;
    text-align: start;
    overflow-wrap: break-word;
  }
  ${({ $stacks }) => $stacks && stacked}
`;

interface TableProps {
  id: string;
  title: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** What stands there while there is no row. */
  nothing: string;
}

/** A panel of figures, a row each. */
export const FigureTable = ({ id, title, heads, rows, nothing }: TableProps) => (
  <Panel aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {rows.length === 0 ? (
      <Soft>{nothing}</Soft>
    ) : (
      <Table $stacks={heads.length > 2}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} data-head={heads[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    )}
  </Panel>
);
