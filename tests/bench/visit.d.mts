import type { Page } from '@playwright/test';

interface Visit {
  interactive: number;
  requests: { path: string; type: string; bytes: number; before: boolean; round: number }[];
}

export function visit(page: Page, url: string): Promise<Visit>;
export function figuresOf(
  log: Visit,
): Record<
  | 'interactive'
  | 'scriptBefore'
  | 'scriptAfter'
  | 'document'
  | 'pictures'
  | 'fonts'
  | 'all'
  | 'requestsBefore'
  | 'requests'
  | 'rounds',
  number
>;
