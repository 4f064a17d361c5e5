import { keyframes, styled } from '@burger/shared/styled';
import { color, from, radius, shadow, size, space } from '../theme/theme';

export const Container = styled.div`
  width: min(75rem, 100%);
  margin-inline: auto;
  padding-inline: ${space(2)};
  ${from.tablet} {
    padding-inline: ${space(4)};
  }
`;

export const PageBody = styled(Container)`
  padding-block: ${space(4)} ${space(10)};
`;

export const PageTitle = styled.h1`
  /* Keeps the longest word within a phone's width at large text sizes. */
  font-size: min(${size.xxxl}, 13vw);
  font-weight: 800;
  letter-spacing: -0.01em;
  ${from.desktop} {
    font-size: ${size.huge};
  }
`;

export const SectionTitle = styled.h2`
  font-size: ${size.xxl};
`;

export const Lead = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.lg};
  max-width: 42rem;
`;

export const Card = styled.div`
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow.card};
`;

/** Children in a column with equal gaps, in multiples of the 8 px grid. */
export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 2 }) => space($gap)};
  min-width: 0;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const shimmer = keyframes`to { transform: translateX(100%); }`;

/**
 * A placeholder for loading content, which shimmers for five seconds. Set `aria-busy` on the region around
 * it. It animates a transform, which runs on the compositor, unlike a background's position.
 */
export const Skeleton = styled.div<{ $height?: string; $width?: string }>`
  isolation: isolate;
  position: relative;
  overflow: hidden;
  height: ${({ $height = '1rem' }) => $height};
  width: ${({ $width = '100%' }) => $width};
  border-radius: ${radius.field};
  background: ${color.sunken};
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(90deg, transparent 30%, ${color.line}, transparent 70%);
    transform: translateX(-100%);
    animation: ${shimmer} 1.6s linear 3;
  }
`;
