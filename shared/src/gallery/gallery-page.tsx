import { styled } from '@burger/shared/styled';
import { palette } from '@burger/shared/theme';
import {
  color,
  Container,
  font,
  Lead,
  PageTitle,
  radius,
  SectionTitle,
  shadow,
  size,
  space,
} from '@burger/shared/ui';
import { pieces } from './pieces';

const Rows = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Swatch = styled.div<{ $color: string }>`
  width: 7rem;
  font-size: ${size.sm};
  &::before {
    content: '';
    display: block;
    height: 3.5rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.field};
    background: ${({ $color }) => $color};
  }
`;

const Sample = styled.p<{ $size: string }>`
  font: 800 ${({ $size }) => $size} / 1.2 ${font.display};
`;

const Raised = styled.div<{ $shadow: string }>`
  padding: ${space(3)};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${({ $shadow }) => $shadow};
`;

/** Colours, type scale and shadows: what all pieces are made of. */
const Ground = () => (
  <>
    <Rows>
      {(Object.keys(palette) as (keyof typeof palette)[]).map((name) => (
        <Swatch key={name} $color={color[name]}>
          {name}
        </Swatch>
      ))}
    </Rows>
    {Object.entries(size).map(([name, value]) => (
      <Sample key={name} $size={value}>
        {name} · Burgers worth coming home for
      </Sample>
    ))}
    <Rows>
      {Object.entries(shadow).map(([name, value]) => (
        <Raised key={name} $shadow={value}>
          shadow {name}
        </Raised>
      ))}
    </Rows>
  </>
);

const Piece = styled.section`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(4)};
`;

const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: flex-start;
`;

/** Every piece of the UI kit in its states, on one page: for looking, not for customers. */
export const LivingPage = () => (
  <Container as="main">
    <PageTitle>The kit</PageTitle>
    <Lead>All pieces and their states. The scheme follows the system.</Lead>
    <Piece aria-label="Ground">
      <SectionTitle>Ground</SectionTitle>
      <Ground />
    </Piece>
    {pieces.map(({ name, states }) => (
      <Piece key={name} aria-label={name}>
        <SectionTitle>{name}</SectionTitle>
        <States>{states}</States>
      </Piece>
    ))}
  </Container>
);
