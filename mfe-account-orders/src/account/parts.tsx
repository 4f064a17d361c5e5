import { Card, SectionTitle, Stack } from '@burger/shared/ui';
import { type ReactNode, useId } from 'react';

/** A titled card of the account page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <SectionTitle id={id}>{title}</SectionTitle>
        {children}
      </Stack>
    </Card>
  );
}
