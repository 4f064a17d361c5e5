import { palette } from '@burger/shared/theme';
import { color, font, radius, shadow, size, space } from '@burger/shared/ui';
import { styled } from '@burger/shared/styled';

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
export const Ground = () => (
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
