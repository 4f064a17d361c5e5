import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as v from 'valibot';

const ManifestSchema = v.looseObject({
  metaData: v.looseObject({ remoteEntry: v.looseObject({ name: v.string() }) }),
  exposes: v.array(v.looseObject({ path: v.string() })),
});

const asAnswer = (manifest: unknown): Response =>
  new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/json' } });

/**
 * How the federation runtime reaches the network: manifests that the page carries cost no request,
 * others have a time limit and are checked, since a bad one would stick for the page's life.
 */
export function siteFetching(manifests: Record<string, unknown>): ModuleFederationRuntimePlugin {
  return {
    name: 'site-fetching',
    async fetch(url) {
      const carried = manifests[url] ?? manifests[new URL(url, location.href).pathname];
      if (carried) return asAnswer(carried);
      const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      return asAnswer(v.parse(ManifestSchema, await answer.json()));
    },
    createScript: () => ({ timeout: 8000 }),
  };
}
