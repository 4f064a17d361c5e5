import { officerInWords, restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Container, SectionTitle } from '@burger/shared/ui';
import { space, touchLink } from '@burger/shared/theme';
import { type ReactNode, useId } from 'react';

export const LawLayout = styled(Container)`
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
    ${touchLink}
    font-weight: 600;
  }
`;

export function LawSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Part>
  );
}

export const LawPoints = ({ points }: { points: readonly string[] }) => (
  <Points>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </Points>
);

const { grievanceOfficer: officer } = restaurant;

/** The grievance officer with name and designation (E-Commerce Rules, 4(5)). */
export const Officer = () => (
  <Contact>
    <span>{officerInWords(officer)}</span>
    <a href={`mailto:${officer.email}`}>{officer.email}</a>
    <a href={telLink(officer.phone)}>{officer.phone}</a>
  </Contact>
);
