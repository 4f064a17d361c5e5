import { styled } from '@burger/shared/styled';
import { ButtonLink, color, Lead, PageBody, PageTitle, Picture, space } from '@burger/shared/ui';
import { useEffect } from 'react';
import { messages } from '../messages';
import { markInteractive } from './mark-interactive';

const Centre = styled(PageBody)`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  text-align: center;
`;

const Dish = styled.div`
  width: min(20rem, 70%);
  transform: rotate(8deg);
`;

const Status = styled.p`
  color: ${color.flameInk};
  font-weight: 700;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1.5)};
`;

/** What an unknown address shows, inside the shared header and footer. */
export function ErrorPage() {
  const text = messages.error;
  useEffect(markInteractive, []);
  return (
    <Centre as="main" id="content" tabIndex={-1}>
      <Dish>
        <Picture slug="hero-cutout" alt="" sizes="320px" />
      </Dish>
      <PageTitle>{text.title}</PageTitle>
      <Status>{text.notFound}</Status>
      <Lead>{text.lead}</Lead>
      <Actions>
        <ButtonLink to="/">{text.home}</ButtonLink>
        <ButtonLink to="/menu" $kind="secondary">
          {text.menu}
        </ButtonLink>
      </Actions>
    </Centre>
  );
}
