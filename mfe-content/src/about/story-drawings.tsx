import { styled } from '@burger/shared/styled';
import { color, drawingUrl, from, radius, size, space } from '@burger/shared/ui';
import { useAboutText } from './about-text';

const Row = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(2)};
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  figure {
    margin: 0;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: ${radius.card};
  }
  figcaption {
    padding-top: ${space(1)};
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;

/** People and place, drawn; nothing where the restaurant has no drawings. */
export function StoryDrawings() {
  const drawings = Object.entries(useAboutText().drawings ?? {});
  if (drawings.length === 0) return null;
  return (
    <Row>
      {drawings.map(([name, shows]) => (
        <figure key={name}>
          {/* Its caption says what it shows. */}
          <img
            src={drawingUrl(name)}
            alt=""
            width={960}
            height={600}
            loading="lazy"
            decoding="async"
          />
          <figcaption>{shows}</figcaption>
        </figure>
      ))}
    </Row>
  );
}
