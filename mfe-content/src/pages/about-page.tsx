import { ButtonLink } from '@burger/shared/ui';
import { AboutStory } from '../components/about-story';
import { IconPoint, PointRow } from '../components/icon-point';
import { MissionValues } from '../components/mission-values';
import { PageIntro } from '../components/page-intro';
import { IntroScene } from '../components/intro-scene';
import { Section } from '../components/section';
import { StatTiles } from '../components/stat-tiles';
import { aboutText, strengths } from '../content/about';
import { endMessages } from '../end-messages';

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
    <Section title={endMessages.title}>
      <ButtonLink to="/menu">{endMessages.menu}</ButtonLink>
    </Section>
  </>
);
