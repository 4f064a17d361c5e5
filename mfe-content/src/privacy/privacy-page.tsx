import { addressLines } from '@burger/shared/page-facts';
import { officerInWords, restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import {
  ButtonLink,
  Card,
  color,
  Container,
  from,
  SectionTitle,
  size,
  space,
} from '@burger/shared/ui';
import { type ReactNode, useId } from 'react';
import { PageIntro } from '../parts/page-intro';
import { privacyMessages as text } from './messages';

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
    {Object.entries(text.kept).map(([name, { what, why, long }]) => (
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

const { grievanceOfficer: officer, legalName } = restaurant;

const Layout = styled(Container)`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(4)} ${space(8)};
`;

const Part = styled.section`
  display: grid;
  gap: ${space(2)};
  > p {
    max-width: 46rem;
  }
  a {
    overflow-wrap: anywhere;
  }
`;

const Points = styled.ul`
  display: grid;
  max-width: 46rem;
  gap: ${space(1)};
  padding-inline-start: 1.25rem;
`;

const Contact = styled.address`
  display: grid;
  justify-items: start;
  font-style: normal;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
`;

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Part>
  );
}

const List = ({ points }: { points: readonly string[] }) => (
  <Points>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </Points>
);

export const PrivacyPage = () => (
  <>
    <PageIntro title={text.title} lead={text.lead} ground="wash" />
    <Layout>
      <Section title={text.whatTitle}>
        <RetentionTable />
      </Section>
      <Section title={text.rightsTitle}>
        <List points={text.rights} />
        <div>
          <ButtonLink to="/account" $kind="secondary">
            {text.myData}
          </ButtonLink>
        </div>
      </Section>
      <Section title={text.whoSeesTitle}>
        <List points={text.whoSees} />
      </Section>
      <Section title={text.whoTitle}>
        <p>{text.who}</p>
        <p>{[legalName, ...addressLines].join(', ')}</p>
      </Section>
      <Section title={text.complainTitle}>
        <p>{text.complain}</p>
        <Contact>
          <span>{officerInWords(officer)}</span>
          <a href={`mailto:${officer.email}`}>{officer.email}</a>
          <a href={telLink(officer.phone)}>{officer.phone}</a>
        </Contact>
        <p>{text.board}</p>
      </Section>
    </Layout>
  </>
);
