import { styled } from '@burger/shared/styled';
import { Container, space } from '@burger/shared/ui';
import { AboutStory } from '../components/about-story';
import { IconPoint, PointRow } from '../components/icon-point';
import { MissionValues } from '../components/mission-values';
import { PageEnd } from '../components/page-end';
import { PageIntro } from '../components/page-intro';
import { IntroScene } from '../components/intro-scene';
import { Section } from '../components/section';
import { StatTiles } from '../components/stat-tiles';
import { aboutText, strengths } from '../content/about';

const Ending = styled(Container)`
  padding-block: ${space(2)} ${space(7)};
`;

/** Who cooks here, since when, and how. */
export const AboutPage = () => (
  <>
    <PageIntro
      title={aboutText.title}
      lead={aboutText.lead}
      ground="night"
      art={<IntroScene slug="scene-ingredients" alt={aboutText.picture} onPhones />}
    />
    <AboutStory />
    <Section title={aboutText.statsTitle}>
      <StatTiles stats={aboutText.stats} />
    </Section>
    <MissionValues />
    <Section title={aboutText.strengthsTitle}>
      <PointRow>
        {strengths.map((strength) => (
          <IconPoint key={strength.title} {...strength} />
        ))}
      </PointRow>
    </Section>
    <Ending>
      <PageEnd title={aboutText.endTitle} />
    </Ending>
  </>
);
