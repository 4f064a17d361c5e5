import { menuDifferences } from '@burger/shared/shop/menu-differences';
import type { Published } from '@burger/shared/shop/publishing';
import type { Store } from '@burger/shared/platform/use-store';
import { useMemo, useState } from 'react';
import type { Answer, PublishBody } from '../api';
import type { ChangedMenu } from '../use-kitchen';
import { menuProblems, refusedProblem, type MenuProblems } from './menu-draft';

/** Returns the stored draft; the current one if the stored draft equals the published menu. */
function cacheMs(current: ChangedMenu, stored: ChangedMenu | null): ChangedMenu {
  // The response to publishing may have been lost, so the published menu may be this draft.
  return stored && menuDifferences(current.draft, stored.draft).length > 0 ? stored : current;
}

/** The draft of the menu. It survives failed publishing and switching sections. */
export function useMenuDraft(
  published: Published,
  version: string,
  publish: (body: PublishBody) => Promise<Answer<string>>,
  stored: Store<ChangedMenu | null>,
) {
  const current: ChangedMenu = { base: published, basedOn: version, draft: published };
  const [{ base, basedOn, draft }, setMade] = useState(() => cacheMs(current, stored.get()));
  const [refused, setRefused] = useState<MenuProblems>({});
  const [state, setState] = useState<'idle' | 'publishing' | 'unreached'>('idle');
  const differences = useMemo(() => menuDifferences(base, draft), [base, draft]);
  const problems = useMemo(() => ({ ...refused, ...menuProblems(draft) }), [refused, draft]);

  const take = (made: ChangedMenu) => {
    setMade(made);
    stored.set(made.draft === published ? null : made);
    setRefused({});
    setState('idle');
  };
  const send = async (body: PublishBody): Promise<boolean> => {
    if (state === 'publishing') return false;
    setState('publishing');
    const answer = await publish(body);
    if (answer.kind === 'refused') setRefused(refusedProblem(answer.message, answer.field));
    if (answer.kind === 'ok' && stored.get()?.draft === draft) stored.set(null);
    setState(answer.kind === 'ok' || answer.kind === 'refused' ? 'idle' : 'unreached');
    return answer.kind === 'ok';
  };

  return {
    published,
    draft,
    differences,
    problems,
    state,
    /** Whether another menu was published since this draft was begun, so that it cannot be published. */
    isOutdated: basedOn !== version,
    change: (next: Published) => take({ base, basedOn, draft: next }),
    discard: () => take(current),
    publish: () => send({ published: draft, basedOn, withCodes: true }),
    goBack: (to: string) => send({ back: to }),
  };
}

export type MenuDraft = ReturnType<typeof useMenuDraft>;
