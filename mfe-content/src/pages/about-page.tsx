import { styled } from '@burger/shared/styled';
import { Container, space } from '@burger/shared/ui';
import { AboutEnd } from '../components/about-end';
import { AboutStory } from '../components/about-story';
import { CardRow, IconCard } from '../components/icon-card';
import { MissionValues } from '../components/mission-values';
import { PageIntro, Section } from '../components/section';
import { StatTiles } from '../components/stat-tiles';
import { aboutText, strengths } from '../content/about';

const Middle = styled(Container)`
  padding-block: ${space(3)};
`;

const Ending = styled(Container)`
  padding-block: ${space(3)} ${space(8)};
`;

/** Who cooks here, since when, and how. */
export const AboutPage = () => (
  <>
    <PageIntro title={aboutText.title} lead={aboutText.lead} />
    <AboutStory />
    <Section title={aboutText.statsTitle}>
      <StatTiles stats={aboutText.stats} />
    </Section>
    <Middle>
      <MissionValues />
    </Middle>
    <Section title={aboutText.strengthsTitle}>
      <CardRow>
        {strengths.map((strength) => (
          <IconCard key={strength.title} {...strength} />
        ))}
      </CardRow>
    </Section>
    <Ending>
      <AboutEnd />
    </Ending>
  </>
);
