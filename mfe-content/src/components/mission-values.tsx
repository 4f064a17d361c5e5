import { styled } from '@burger/shared/styled';
import { Card, color, font, from, SectionTitle, size, space, Stack } from '@burger/shared/ui';
import { aboutText } from '../content/about';

const Halves = styled(Card)`
  display: grid;
  gap: ${space(4)};
  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(7)};
    padding: ${space(6)};
  }
`;

const Mission = styled.p`
  font: 600 ${size.xl} / 1.35 ${font.display};
`;

const Title = styled.h3`
  margin-bottom: ${space(0.5)};
  font-size: ${size.lg};
`;

const Text = styled.p`
  color: ${color.inkSoft};
`;

/** What we are here for, and what we hold to. */
export const MissionValues = () => (
  <Halves>
    <section>
      <Stack>
        <SectionTitle>{aboutText.missionTitle}</SectionTitle>
        <Mission>{aboutText.mission}</Mission>
      </Stack>
    </section>
    <section>
      <Stack>
        <SectionTitle>{aboutText.valuesTitle}</SectionTitle>
        {aboutText.values.map(({ title, text }) => (
          <div key={title}>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </div>
        ))}
      </Stack>
    </section>
  </Halves>
);
