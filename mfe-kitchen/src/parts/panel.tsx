import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/ui';

/** A small phone, or one whose letters are large: too narrow for words and buttons beside each other. */
export const narrow = '@media (max-width: 21rem)';

/** Sections beside each other where there is room; the page scrolls. */
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

export const Panel = styled.section<{ $wide?: boolean }>`
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

/** The heading of a panel, and what is done with all of it. */
export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  h2 {
    flex: 1;
    min-width: 0;
  }
  ${narrow} {
    flex-wrap: wrap;
    h2 {
      flex-basis: 100%;
    }
  }
`;

/** Rows with a name at the start and something to do at the end. */
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
