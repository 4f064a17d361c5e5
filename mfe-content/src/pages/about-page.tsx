import { PageBody } from '@burger/shared/ui';
import { AboutStory } from '../components/about-story';
import { IconPoint, PointRow } from '../components/icon-point';
import { MissionValues } from '../components/mission-values';
import { PageEnd } from '../components/page-end';
import { PageIntro } from '../components/page-intro';
import { IntroScene } from '../components/intro-scene';
import { Section } from '../components/section';
import { StatTiles } from '../components/stat-tiles';
import { useAboutText } from '../content/about';
import { pointsOf } from '../model/points';

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
