import { addressLines } from '@burger/shared/shop/page-facts';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { ButtonLink, Card } from '@burger/shared/ui';
import { color, from, size, space } from '@burger/shared/theme';
import { LawLayout, LawPoints, LawSection, Officer } from '../parts/law';
import { PageIntro } from '../parts/page-intro';
import { privacyMessages as text } from './messages/en';

const RetentionList = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const What = styled.h3`
  font-size: ${size.lg};
  line-height: 1.35;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(1.5)};
  margin: ${space(1.5)} 0 0;
  dt {
    color: ${color.inkSoft};
    font-size: ${size.sm};
    font-weight: 600;
  }
`;

const Item = styled(Card)`
  box-shadow: none;
`;

const RetentionTable = () => (
  <RetentionList>
    {Object.entries(text.retention).map(([name, { what, why, long }]) => (
      <Item as="li" key={name}>
        <What>{what}</What>
        <Facts>
          <div>
            <dt>{text.why}</dt>
            <dd>{why}</dd>
          </div>
          <div>
            <dt>{text.howLong}</dt>
            <dd>{long}</dd>
          </div>
        </Facts>
      </Item>
    ))}
  </RetentionList>
);

export const PrivacyPage = () => (
  <>
    <PageIntro title={text.title} lead={text.lead} ground="wash" />
    <LawLayout>
      <LawSection title={text.whatTitle}>
        <RetentionTable />
      </LawSection>
      <LawSection title={text.rightsTitle}>
        <LawPoints points={text.rights} />
        <div>
          <ButtonLink to="/account" $kind="secondary">
            {text.myData}
          </ButtonLink>
        </div>
      </LawSection>
      <LawSection title={text.whoSeesTitle}>
        <LawPoints points={text.whoSees} />
      </LawSection>
      <LawSection title={text.whoTitle}>
        <p>{text.who}</p>
        <p>{[restaurant.legalName, ...addressLines].join(', ')}</p>
      </LawSection>
      <LawSection title={text.complainTitle}>
        <p>{text.complain}</p>
        <Officer />
        <p>{text.board}</p>
      </LawSection>
    </LawLayout>
  </>
);
