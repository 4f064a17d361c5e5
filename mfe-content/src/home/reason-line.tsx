import { styled } from '@burger/shared/styled';
import { color, from, size, space } from '@burger/shared/ui';
import { reasonsText } from './reasons-text';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(1.5)};
  padding: 0;
  font-size: ${size.sm};
  font-weight: 600;
  list-style: none;
  ${from.tablet} {
    column-gap: ${space(3)};
  }
  /* A mark, not a word. */
  li::before {
    content: '✓' / '';
    margin-inline-end: 0.4em;
    color: ${color.leaf};
    font-weight: 800;
  }
`;

/** The reasons to come back in a line, before the first dish; what they mean stands further down. */
export const ReasonLine = () => (
  <List aria-label={reasonsText.title}>
    {Object.values(reasonsText.reasons).map(({ title }) => (
      <li key={title}>{title}</li>
    ))}
  </List>
);
