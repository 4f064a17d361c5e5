import { styled } from '@burger/shared/styled';
import { Container, Lead, PageTitle, SectionTitle, space } from '@burger/shared/ui';
import { useId, type ReactNode } from 'react';

const Room = styled.section`
  padding-block: ${space(5)};
`;

const Head = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-bottom: ${space(3)};
`;

/** A part of a page, named by its heading. */
export function Section({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Room aria-labelledby={id}>
      <Container>
        <Head>
          <SectionTitle id={id}>{title}</SectionTitle>
          {lead && <Lead>{lead}</Lead>}
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
`;

/** The head of a page: what it is, in one or two sentences. */
export const PageIntro = ({ title, lead }: { title: string; lead: string }) => (
  <Intro>
    <PageTitle>{title}</PageTitle>
    <Lead>{lead}</Lead>
  </Intro>
);
