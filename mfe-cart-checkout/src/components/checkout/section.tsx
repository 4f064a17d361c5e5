import { styled } from '@burger/shared/styled';
import { Card, color, size, space } from '@burger/shared/ui';
import { useId, type ReactNode } from 'react';

const Box = styled(Card)`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  min-width: 0;
  scroll-margin-top: 6rem;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  > a,
  > button {
    margin: -${space(1)} -${space(1.5)} -${space(1)} 0;
  }
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  font-size: ${size.xl};
`;

const Step = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  background: ${color.amber};
  color: ${color.onAmber};
  font-size: ${size.md};
`;

/** One part of the checkout under its heading; the steps carry their number. */
export function Section({
  title,
  step,
  action,
  children,
}: {
  title: string;
  step?: number | undefined;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Head>
        <Title id={id}>
          {step !== undefined && <Step aria-hidden>{step}</Step>}
          {title}
        </Title>
        {action}
      </Head>
      {children}
    </Box>
  );
}
