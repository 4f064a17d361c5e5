import { styled } from '@burger/shared/styled';
import { Card, from, size, space } from '@burger/shared/ui';
import { useId, type ReactNode, type Ref } from 'react';

const Box = styled(Card)`
  display: grid;
  gap: ${space(1.5)};
  align-content: start;
  min-width: 0;
  padding: ${space(2)};
  scroll-margin-top: 6rem;
  ${from.tablet} {
    gap: ${space(2)};
    padding: ${space(3)};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)} ${space(2)};
  > a,
  > button {
    margin: -${space(1)} -${space(1.5)} -${space(1)} 0;
  }
`;

const Title = styled.h2`
  /* It takes a second line before what stands beside it does; where that has no room, it goes below. */
  flex: 1 1 8rem;
  font-size: ${size.xl};
`;

/** One part of the checkout under its heading. */
export function Section({
  title,
  action,
  titleRef,
  children,
}: {
  title: string;
  action?: ReactNode;
  /** Of a heading that may take the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Head>
        <Title id={id} {...(titleRef && { ref: titleRef, tabIndex: -1 })}>
          {title}
        </Title>
        {action}
      </Head>
      {children}
    </Box>
  );
}
