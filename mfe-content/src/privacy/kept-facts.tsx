import { styled } from '@burger/shared/styled';
import { Card, color, from, size, space } from '@burger/shared/ui';
import { privacyMessages as text } from './messages';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const What = styled.h3`
  font-size: ${size.lg};
  line-height: 1.35;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(1.5)};
  margin: ${space(1.5)} 0 0;
  dt {
    color: ${color.inkSoft};
    font-size: ${size.sm};
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
`;

const Kept = styled(Card)`
  box-shadow: none;
`;

/** What is kept: for each the reason, and how long. */
export const KeptFacts = () => (
  <List>
    {Object.entries(text.kept).map(([name, { what, why, long }]) => (
      <Kept as="li" key={name}>
        <What>{what}</What>
        <Facts>
          <div>
            <dt>{text.why}</dt>
            <dd>{why}</dd>
          </div>
          <div>
            <dt>{text.howLong}</dt>
            <dd>{long}</dd>
          </div>
        </Facts>
      </Kept>
    ))}
  </List>
);
