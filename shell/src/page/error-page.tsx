import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { ButtonLink, Lead, PageBody, PageTitle, Picture, SectionTitle } from '@burger/shared/ui';
import { color, space } from '@burger/shared/theme';
import { useEffect } from 'react';
import { messages } from '../messages/en';
import { markInteractive } from './interactive';

export const Centre = styled(PageBody)`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  text-align: center;
`;

const Dish = styled.div`
  width: min(12rem, 50%);
  transform: rotate(8deg);
`;

const Status = styled.p`
  color: ${color.flameInk};
  font-weight: 700;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1.5)};
`;

const Dishes = styled.div`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  min-width: 0;
  margin-top: ${space(3)};
  text-align: start;
`;

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
      <Dishes>
        <SectionTitle>{text.dishes}</SectionTitle>
        <Slot fragment="FeaturedFavorites" props={{}} />
      </Dishes>
    </Centre>
  );
}
