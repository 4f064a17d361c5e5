import { PageBody } from '@burger/shared/ui';
import { AboutStory } from '../components/about-story';
import { IconPoint, PointRow } from '../components/icon-point';
import { MissionValues } from '../components/mission-values';
import { PageEnd } from '../components/page-end';
import { PageIntro } from '../components/page-intro';
import { IntroScene } from '../components/intro-scene';
import { Section } from '../components/section';
import { StatTiles } from '../components/stat-tiles';
import { aboutText, strengths } from '../content/about';

/** Who cooks here, since when, and how. */
export const AboutPage = () => (
  <>
    <PageIntro
      title={aboutText.title}
      lead={aboutText.lead}
      ground="night"
      art={<IntroScene {...aboutText.picture} onPhones />}
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
    <PageBody>
      <PageEnd />
    </PageBody>
  </>
);
