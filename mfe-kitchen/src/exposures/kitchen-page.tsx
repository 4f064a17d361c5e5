import type { Exposure } from '@burger/shared/contracts';
import { useEffect, useState } from 'react';
import { composeKitchen } from '../compose';
import type { KitchenWorld } from '../use-kitchen';
import { KitchenPage as Page, LookingPage } from '../shift/kitchen-page';

/** /kitchen, the counter. What it needs of the browser is made there, not where pages are rendered. */
export function KitchenPage() {
  const [world, setWorld] = useState<KitchenWorld | null>(null);
  useEffect(() => setWorld((before) => before ?? composeKitchen()), []);
  return world ? <Page world={world} /> : <LookingPage />;
}

({ KitchenPage }) satisfies Exposure<'mfe-kitchen', './KitchenPage'>;
