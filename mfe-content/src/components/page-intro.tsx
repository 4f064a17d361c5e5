import { css, styled } from '@burger/shared/styled';
import { color, Container, from, PageTitle, Picture, size, space } from '@burger/shared/ui';
import type { ReactNode } from 'react';

/** The ground that a page's head stands on; pages beside each other in the bar differ. */
const grounds = {
  wash: css`
    background: ${color.amberWash};
  `,
  leaf: css`
    background: ${color.leafWash};
  `,
  blush: css`
    background: ${color.flameWash};
  `,
  flame: css`
    background: ${color.flame};
    color: ${color.onFlame};
  `,
  night: css`
    background: ${color.night};
    color: ${color.onNight};
  `,
};

const Band = styled.div<{ $ground: keyof typeof grounds }>`
  position: relative;
  overflow: hidden;
  ${({ $ground }) => grounds[$ground]}
  ${from.desktop} {
    width: min(90rem, calc(100% - ${space(8)}));
    margin: ${space(2)} auto 0;
    border-radius: ${space(4)};
  }
`;

const Words = styled(Container)<{ $beside: boolean; $burger: boolean }>`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  padding-block: ${space(3.5)};
  > :is(h1, p) {
    max-width: ${({ $burger }) => ($burger ? 'calc(100% - 5.5rem)' : '36rem')};
  }
  ${from.tablet} {
    padding-block: ${space(6)};
    > :is(*, h1, p) {
      max-width: ${({ $beside }) => ($beside ? 'min(36rem, 48%)' : '36rem')};
    }
  }
  ${from.desktop} {
    padding-block: ${space(8)};
  }
`;

const Said = styled.p`
  font-size: ${size.lg};
`;

// Beside the words where there is room; on phones below them, unless a list with pictures of its own follows.
const Scene = styled.div<{ $onPhones: boolean }>`
  display: ${({ $onPhones }) => ($onPhones ? 'block' : 'none')};
  height: 12rem;
  ${from.tablet} {
    display: block;
    position: absolute;
    inset: 0 0 0 auto;
    width: 46%;
    height: auto;
  }
`;

// A burger that looks in from the right.
const Burger = styled.div`
  position: absolute;
  top: ${space(2)};
  right: ${space(-7)};
  width: 9rem;
  transform: rotate(8deg);
  ${from.tablet} {
    top: -6%;
    right: 6%;
    width: auto;
    height: 112%;
    aspect-ratio: 1;
  }
`;

export interface PageIntroProps {
  title: string;
  lead: string;
  ground: keyof typeof grounds;
  /** A picture that fills the free side: its slug and what it shows. */
  scene?: { slug: string; alt: string; onPhones?: boolean };
  /** The cut-out burger, for pages without a scene of their own. */
  burger?: boolean;
  children?: ReactNode;
}

/** The head of a page: what it is in one or two sentences, on a ground of its own, and what one does first. */
export function PageIntro({
  title,
  lead,
  ground,
  scene,
  burger = false,
  children,
}: PageIntroProps) {
  const onPhones = scene?.onPhones ?? true;
  return (
    <Band $ground={ground}>
      {burger && (
        <Burger>
          <Picture slug="hero-cutout" alt="" sizes="(min-width: 48rem) 360px, 144px" eager />
        </Burger>
      )}
      <Words $beside={Boolean(scene) || burger} $burger={burger}>
        <PageTitle>{title}</PageTitle>
        <Said>{lead}</Said>
        {children}
      </Words>
      {scene && (
        <Scene $onPhones={onPhones}>
          <Picture
            slug={scene.slug}
            alt={scene.alt}
            sizes="(min-width: 48rem) 46vw, 100vw"
            eager={onPhones}
          />
        </Scene>
      )}
    </Band>
  );
}
