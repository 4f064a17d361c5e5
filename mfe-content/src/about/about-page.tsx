import { PageBody } from '@burger/shared/ui';
import { AboutStory } from './about-story';
import { IconPoint, PointRow } from './icon-point';
import { MissionValues } from './mission-values';
import { PageEnd } from '../parts/page-end';
import { PageIntro } from '../parts/page-intro';
import { IntroScene } from '../parts/intro-scene';
import { Section } from '../parts/section';
import { StatTiles } from './stat-tiles';
import { useAboutText } from './about-text';
import { pointsOf } from '../parts/points';

/** Who cooks here, since when, and how. */
export function AboutPage() {
  const text = useAboutText();
  return (
    <>
      <PageIntro
        title={text.title}
        lead={text.lead}
        ground="night"
        art={<IntroScene {...text.picture} onPhones />}
      />
      <AboutStory />
      <Section title={text.statsTitle}>
        <StatTiles stats={text.stats} />
      </Section>
      <MissionValues />
      <Section title={text.strengthsTitle}>
        <PointRow>
          {pointsOf(text.strengths).map((strength) => (
            <IconPoint key={strength.title} {...strength} />
          ))}
        </PointRow>
      </Section>
      <PageBody>
        <PageEnd />
      </PageBody>
    </>
  );
}
