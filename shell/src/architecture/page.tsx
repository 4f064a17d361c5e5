import { fields } from '@burger/shared/platform/reading';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queuedPressName } from '../remotes/queued-press';
import { ArchitecturePage } from './architecture-page';
import type { ShellFacts } from './overview';
import { fetchOverview } from './overview-api';
import { useLocalSite } from './use-local-site';

const data = fields(JSON.parse(document.getElementById('architecture')?.textContent ?? '{}'));
const load = () => fetchOverview(data as unknown as ShellFacts);

// The local backend adds this script to its pages.
const isLocal = document.querySelector('script[src$="/architecture/probe.js"]') !== null;

const LocalPage = () => <ArchitecturePage load={load} local={useLocalSite()} />;

// The page's first script queues clicks until the code answers, which is now.
Reflect.set(globalThis, queuedPressName, null);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      {isLocal ? <LocalPage /> : <ArchitecturePage load={load} local={null} />}
    </StrictMode>,
  );
}
