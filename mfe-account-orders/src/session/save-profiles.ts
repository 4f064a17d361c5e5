import type { User } from '@burger/shared/contracts';
import type { Wait } from '@burger/shared/device';
import type { Profiles } from '../ports';

// Long enough where there is a network, and nobody notices it.
const patienceMs = 1000;

/** Saves profiles, and knows when nobody who signs out needs to wait for that any more: it takes her token. */
export function createProfileSaving(profiles: Pick<Profiles, 'save'>, wait: Wait) {
  let saving: Promise<unknown> = Promise.resolve();
  return {
    /** Rejects when it cannot be saved. */
    save(user: User): Promise<void> {
      const saved = profiles.save(user);
      saving = Promise.race([Promise.allSettled([saving, saved]), wait(patienceMs)]);
      return saved;
    },
    /** Resolves once what is on its way is saved, or has had a second for it. */
    settled: () => saving,
  };
}
