import { styled } from '@burger/shared/styled';
import { color, Container, font, from, size, space } from '@burger/shared/ui';
import { useAboutText } from './about-text';

const Ground = styled.div`
  margin-block: ${space(3)};
  background: ${color.amberWash};
`;

const Rows = styled(Container)`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(6)};
  h3 {
    font-size: ${size.xl};
  }
  h2 {
    margin-bottom: ${space(1.5)};
    font-size: ${size.lg};
  }
`;

// The one sentence of the page that is read from across the room.
const Mission = styled.p`
  max-width: 40rem;
  font: 700 min(${size.xxl}, 10vw) / 1.25 ${font.display};
  ${from.tablet} {
    font-size: ${size.xxxl};
  }
`;

const Values = styled.div`
  display: grid;
  gap: ${space(3)};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** What we are here for, and what we hold to. */
export function MissionValues() {
  const told = useAboutText();
  return (
    <Ground>
      <Rows>
        <section>
          <h2>{told.missionTitle}</h2>
          <Mission>{told.mission}</Mission>
        </section>
        <section>
          <h2>{told.valuesTitle}</h2>
          <Values>
            {told.values.map(({ title, text }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </Values>
        </section>
      </Rows>
    </Ground>
  );
}
