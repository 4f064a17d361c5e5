import about from '@burger/restaurant/pages/about.json';
import { inPageLanguage } from '@burger/shared/i18n';
import { styled } from '@burger/shared/styled';
import { color, font, from, radius, size, space } from '@burger/shared/theme';
import { Container, drawingUrl, PageBody, SectionTitle } from '@burger/shared/ui';
import { IntroScene } from '../parts/intro-scene';
import { PageEnd } from '../parts/page-end';
import { pageFacts } from '../parts/page-facts';
import { PageIntro } from '../parts/page-intro';
import { Points } from '../parts/points';
import { Section } from '../parts/section';
import { useText } from '../parts/use-text';

const inLanguage = inPageLanguage('mfe-content/about', about);
const useAboutText = () => useText(inLanguage, pageFacts);

const Story = styled(Container)`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(6)};
  h2 {
    ${from.desktop} {
      margin-bottom: ${space(1)};
      font-size: ${size.xxxl};
    }
  }
`;

const Paragraphs = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 38rem;
  font-size: ${size.lg};
  ${from.desktop} {
    display: block;
    max-width: none;
    columns: 2;
    column-gap: ${space(8)};
    > p {
      padding-bottom: ${space(2)};
      break-inside: avoid;
    }
  }
`;

function AboutStory() {
  const text = useAboutText();
  return (
    <Story>
      <SectionTitle>{text.storyTitle}</SectionTitle>
      <Paragraphs>
        {text.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Paragraphs>
      <StoryDrawings />
    </Story>
  );
}

const Drawings = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(2)};
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  img {
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

function StoryDrawings() {
  const drawings = Object.entries(useAboutText().drawings ?? {});
  if (drawings.length === 0) return null;
  return (
    <Drawings>
      {drawings.map(([name, shows]) => (
        <figure key={name}>
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
    </Drawings>
  );
}

const Band = styled.div`
  margin-block: ${space(3)};
  background: ${color.amberWash};
`;

const BandRows = styled(Container)`
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

const Sentence = styled.p`
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

function MissionValues() {
  const reported = useAboutText();
  return (
    <Band>
      <BandRows>
        <section>
          <h2>{reported.missionTitle}</h2>
          <Sentence>{reported.mission}</Sentence>
        </section>
        <section>
          <h2>{reported.valuesTitle}</h2>
          <Values>
            {reported.values.map(({ title, text }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </Values>
        </section>
      </BandRows>
    </Band>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space(3)} ${space(2)};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    align-content: start;
    padding-top: ${space(1.5)};
    border-top: 3px solid ${color.amber};
  }
  strong {
    font: 800 ${size.xxl} / 1.15 ${font.display};
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space(4)};
  }
`;

const Strengths = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(5)} ${space(4)};
  }
`;

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
        <Tiles>
          {text.stats.map(({ value, label }) => (
            <li key={value}>
              <strong>{value}</strong>
              <span>{label}</span>
            </li>
          ))}
        </Tiles>
      </Section>
      <MissionValues />
      <Section title={text.strengthsTitle}>
        <Strengths>
          <Points of={text.strengths} />
        </Strengths>
      </Section>
      <PageBody>
        <PageEnd />
      </PageBody>
    </>
  );
}
