import { styled } from '@burger/shared/styled';
import { Container, from, Lead, SectionTitle, size, space } from '@burger/shared/ui';
import { useId, type ReactNode } from 'react';

const Layout = styled.section`
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
    <Layout aria-labelledby={id}>
      <Container>
        <Head>
          <SectionTitle id={id}>{title}</SectionTitle>
          {lead && <Lead>{lead}</Lead>}
          {action && <Action>{action}</Action>}
        </Head>
        {children}
      </Container>
    </Layout>
  );
}
