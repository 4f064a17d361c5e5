import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const Banner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.field};
  background: ${color.flame};
  color: ${color.onFlame};
  svg {
    flex: none;
  }
  > div > strong {
    font-size: ${size.xl};
  }
`;

/** Why the counter hears of no new orders, to be read from afar. */
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
    <Icon aria-hidden size={36} />
    <div>
      <strong>{title}</strong>
      <div>{children}</div>
    </div>
  </Banner>
);
