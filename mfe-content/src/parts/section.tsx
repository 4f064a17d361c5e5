import { styled } from '@burger/shared/styled';
import { Container, Lead, SectionTitle } from '@burger/shared/ui';
import { from, size, space } from '@burger/shared/theme';
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
  isLate = false,
  children,
}: {
  title: string;
  lead?: string;
  action?: ReactNode;
  /** Below the first view: its styles may come after the first paint, and it renders near the viewport. */
  isLate?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Layout aria-labelledby={id} data-late={isLate ? '' : undefined}>
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
