import { styled } from '@burger/shared/styled';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, radius, size, space } from '../theme/theme';

/** Kinds of notices. alert interrupts screen readers; success and info wait for a pause. */
export type NoticeKind = 'alert' | 'success' | 'info';

const looks = {
  alert: { wash: color.flameWash, ink: color.flameInk, Icon: TriangleAlert, role: 'alert' },
  success: { wash: color.leafWash, ink: color.leaf, Icon: CircleCheck, role: 'status' },
  info: { wash: color.amberWash, ink: color.amberInk, Icon: Info, role: 'status' },
} as const;

const Box = styled.div<{ $wash: string; $ink: string }>`
  display: flex;
  gap: ${space(1.5)};
  align-items: flex-start;
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.field};
  background: ${({ $wash }) => $wash};
  font-size: ${size.sm};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-top: 0.1rem;
    color: ${({ $ink }) => $ink};
  }
  > div {
    display: grid;
    gap: ${space(1)};
    justify-items: start;
    min-width: 0;
  }
`;

/** A message in the page. `action` is one button or link for the next step. */
export function Notice({
  kind = 'info',
  action,
  children,
}: {
  kind?: NoticeKind;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { wash, ink, Icon, role } = looks[kind];
  return (
    <Box role={role} $wash={wash} $ink={ink}>
      <Icon aria-hidden size={20} />
      <div>
        <div>{children}</div>
        {action}
      </div>
    </Box>
  );
}
