import { Button, type ButtonKind } from '@burger/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

/** A button that shows what it is doing. While busy it keeps the focus and ignores clicks. */
export function BusyButton({
  busy,
  busyText,
  children,
  kind = 'primary',
  ...button
}: Omit<ComponentProps<'button'>, 'ref'> & {
  $wide?: boolean;
  busy: boolean;
  busyText: string;
  children: ReactNode;
  kind?: ButtonKind;
}) {
  return (
    <Button $wide {...button} $kind={kind} aria-disabled={busy || undefined}>
      {busy ? busyText : children}
    </Button>
  );
}
