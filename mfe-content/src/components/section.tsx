import { styled } from '@burger/shared/styled';
import { Container, from, Lead, PageTitle, SectionTitle, size, space } from '@burger/shared/ui';
import { useId, type ReactNode } from 'react';

const Room = styled.section`
  padding-block: ${space(5)};
  ${from.desktop} {
    padding-block: ${space(7)};
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-bottom: ${space(3)};
  ${from.tablet} {
    grid-template-columns: 1fr auto;
    column-gap: ${space(4)};
    > * {
      grid-column: 1;
    }
  }
  ${from.desktop} {
    margin-bottom: ${space(4)};
    h2 {
      font-size: ${size.xxxl};
    }
  }
`;

// Beside the heading; a phone has no room for it there.
const Action = styled.div`
  display: none;
  ${from.tablet} {
    display: block;
    && {
      grid-column: 2;
    }
    grid-row: 1 / span 2;
    align-self: end;
  }
`;

/** A part of a page, named by its heading. `action` stands beside the heading: the way to all of it. */
export function Section({
  title,
  lead,
  action,
  children,
}: {
  title: string;
  lead?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Room aria-labelledby={id}>
      <Container>
        <Head>
          <SectionTitle id={id}>{title}</SectionTitle>
          {lead && <Lead>{lead}</Lead>}
          {action && <Action>{action}</Action>}
        </Head>
        {children}
      </Container>
    </Room>
  );
}

const Intro = styled(Container)`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(4)} ${space(1)};
  ${from.desktop} {
    padding-top: ${space(6)};
  }
`;

/** The head of a page: what it is, in one or two sentences. */
export const PageIntro = ({ title, lead }: { title: string; lead: string }) => (
  <Intro>
    <PageTitle>{title}</PageTitle>
    <Lead>{lead}</Lead>
  </Intro>
);
