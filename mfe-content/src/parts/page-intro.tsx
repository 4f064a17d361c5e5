import { styled } from '@burger/shared/styled';
import { color, from, size, space } from '@burger/shared/theme';
import { Container, PageTitle } from '@burger/shared/ui';
import type { ReactNode } from 'react';

/** Backgrounds of page headers. Pages that are neighbours in the navigation have different ones. */
const grounds = {
  wash: [color.amberWash, color.ink],
  leaf: [color.leafWash, color.ink],
  blush: [color.flameWash, color.ink],
  flame: [color.flame, color.onFlame],
  night: [color.night, color.onNight],
} as const;

const Band = styled.div<{ $ground: keyof typeof grounds }>`
  position: relative;
  overflow: hidden;
  background: ${({ $ground }) => grounds[$ground][0]};
  color: ${({ $ground }) => grounds[$ground][1]};
  ${from.desktop} {
    width: min(90rem, calc(100% - ${space(8)}));
    margin: ${space(2)} auto 0;
    border-radius: ${space(4)};
  }
`;

const TextColumn = styled(Container)<{ $beside: boolean }>`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  padding-block: ${space(3.5)};
  > * {
    max-width: 36rem;
  }
  > p {
    font-size: ${size.lg};
  }
  ${from.tablet} {
    padding-block: ${space(6)};
    > :nth-child(n) {
      max-width: ${({ $beside }) => ($beside ? 'min(36rem, 48%)' : '36rem')};
    }
  }
  ${from.desktop} {
    padding-block: ${space(8)};
  }
`;

export interface PageIntroProps {
  title: string;
  lead: string;
  ground: keyof typeof grounds;
  art?: ReactNode;
  children?: ReactNode;
}

export const PageIntro = ({ title, lead, ground, art, children }: PageIntroProps) => (
  <Band $ground={ground}>
    <TextColumn $beside={Boolean(art)}>
      <PageTitle>{title}</PageTitle>
      <p>{lead}</p>
      {children}
    </TextColumn>
    {art}
  </Band>
);
