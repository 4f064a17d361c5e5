import { css, styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/theme';
import type { ReactNode } from 'react';
import { narrow } from './buttons';

export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;
  padding-bottom: ${space(12)};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Box = styled.section<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  min-width: 0;
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.card};
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
  h2 {
    font-size: ${size.xl};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  h2 {
    flex: 1 1 12rem;
    min-width: 0;
  }
  ${narrow} {
    h2 {
      flex-basis: 100%;
    }
  }
`;

interface PanelProps {
  id: string;
  title: string;
  wide?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

export const Panel = ({ id, title, wide = false, actions, children }: PanelProps) => (
  <Box $wide={wide} aria-labelledby={id}>
    <Head>
      <h2 id={id}>{title}</h2>
      {actions}
    </Head>
    {children}
  </Box>
);

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 4rem;
    padding-block: ${space(0.5)};
    border-top: 1px solid ${color.line};
  }
  > li > :first-child {
    flex: 1;
    min-width: 0;
  }
  ${narrow} {
    > li {
      flex-wrap: wrap;
    }
    > li > :first-child {
      flex-basis: 100%;
    }
  }
`;

export const Soft = styled.p`
  color: ${color.inkSoft};
`;

/* On narrow screens cells are stacked below their header. */
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

interface FigureTableProps {
  id: string;
  title: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  children?: ReactNode;
}

export const FigureTable = ({ id, title, heads, rows, children }: FigureTableProps) => (
  <Panel id={id} title={title}>
    {rows.length === 0 ? (
      <Soft>Nothing yet.</Soft>
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
    {children}
  </Panel>
);
