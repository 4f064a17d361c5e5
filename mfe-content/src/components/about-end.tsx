import { styled } from '@burger/shared/styled';
import { ButtonLink, color, from, Picture, radius, SectionTitle, space } from '@burger/shared/ui';
import { aboutText } from '../content/about';

const Card = styled.div`
  display: grid;
  border-radius: ${radius.card};
  background: ${color.night};
  color: ${color.onNight};
  overflow: hidden;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`;

const Shown = styled.div`
  height: 100%;
  max-height: 22rem;
  overflow: hidden;
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2.5)};
  padding: ${space(4)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

/** The last word of the About page: come and eat. */
export const AboutEnd = () => (
  <Card>
    <Shown>
      <Picture
        slug="scene-combo-table"
        alt={aboutText.endPicture}
        sizes="(min-width: 48rem) 50vw, 100vw"
      />
    </Shown>
    <Words>
      <SectionTitle>{aboutText.endTitle}</SectionTitle>
      <Actions>
        <ButtonLink to="/menu">{aboutText.menu}</ButtonLink>
        <ButtonLink to="/contact" $kind="secondary">
          {aboutText.visit}
        </ButtonLink>
      </Actions>
    </Words>
  </Card>
);
