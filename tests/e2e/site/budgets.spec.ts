import type { Page } from '@playwright/test';
import { figuresOf, visit } from '../../bench/visit';
import { budgets, type Budget } from '../support/budgets';
import { carry, liveAt, signedIn } from '../support/customer';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 } });
signedIn.use({ viewport: { width: 390, height: 844 } });

const ofCustomers = new Set(['/checkout', '/orders']);
const daily = new Set(['/', '/menu', ...ofCustomers]);

async function measured(page: Page, url: string): Promise<Budget> {
  const { scriptBefore, requestsBefore, rounds } = figuresOf(await visit(page, url));
  return { script: scriptBefore / 1024, requests: requestsBefore, rounds };
}

function expectWithin(figures: Budget, budget: Budget): void {
  for (const [name, most] of Object.entries(budget)) {
    expect(figures[name as keyof Budget], `${name}, of at most ${most}`).toBeLessThanOrEqual(most);
  }
}

for (const [path, budget] of Object.entries(budgets)) {
  if (ofCustomers.has(path)) {
    signedIn(
      `a first visit to ${path} stays within its budget @window`,
      async ({ page, baseURL }) => {
        await carry(page, { 1: 2, 19: 1 });
        await liveAt(page, 3);
        expectWithin(await measured(page, `${baseURL}${path}`), budget);
      },
    );
  } else {
    const tag = daily.has(path) ? [] : '@nightly';
    test(
      `a first visit to ${path} stays within its budget @window`,
      { tag },
      async ({ page, baseURL }) => {
        expectWithin(await measured(page, `${baseURL}${path}`), budget);
      },
    );
  }
}
