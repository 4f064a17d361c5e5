import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/theme';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const Banner = styled.div`
  display: flex;
  gap: ${space(1.5)};
  /* On a phone the banner leaves most of the screen to the orders, so its text scrolls. */
  max-height: max(6rem, 16dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1)} ${space(1.5)};
  border-radius: ${radius.field};
  font-size: ${size.sm};
  background: ${color.flame};
  color: ${color.onFlame};
  svg {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
  }
  > div > strong {
    font-size: ${size.lg};
  }
  ${from.tablet} {
    align-items: center;
    gap: ${space(2)};
    max-height: none;
    padding: ${space(1.5)} ${space(2)};
    font-size: inherit;
    svg {
      width: 2.25rem;
      height: 2.25rem;
    }
    > div > strong {
      font-size: ${size.xl};
    }
  }
`;

/** Explains why no new orders arrive on this tablet, in text readable from a distance. */
export const AlarmBanner = ({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}) => (
  <Banner role="alert">
    <Icon aria-hidden />
    <div>
      <strong>{title}</strong>
      <div>{children}</div>
    </div>
  </Banner>
);
