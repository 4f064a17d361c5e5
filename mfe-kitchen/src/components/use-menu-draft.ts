import type { KitchenMenu } from '@burger/shared/kitchen';
import { PublishedSchema, type Published } from '@burger/shared/publishing';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { menuDifferences } from '../model/menu-differences';
import { menuProblems, refusedProblem, type MenuProblems } from '../model/menu-problems';
import type { Answer, PublishBody } from '../ports';

export type Publish = (body: PublishBody) => Promise<Answer<string>>;

/** The published document, or null where it is none that we understand. */
export function publishedOf(menu: KitchenMenu): Published | null {
  const read = v.safeParse(PublishedSchema, menu.published);
  return read.success ? read.output : null;
}

export type PublishState = 'idle' | 'publishing' | 'published' | 'unreached';

/** The menu as it is being changed, against the one that is published. Nothing is lost when publishing fails. */
export function useMenuDraft(base: Published, version: string, publish: Publish) {
  const [draft, setDraft] = useState(base);
  const [refused, setRefused] = useState<MenuProblems>({});
  const [state, setState] = useState<PublishState>('idle');
  const differences = useMemo(() => menuDifferences(base, draft), [base, draft]);
  const problems = useMemo(() => ({ ...refused, ...menuProblems(draft) }), [refused, draft]);

  const change = (next: Published) => {
    setDraft(next);
    setRefused({});
    setState('idle');
  };
  const send = async (body: PublishBody): Promise<boolean> => {
    if (state === 'publishing') return false;
    setState('publishing');
    const answer = await publish(body);
    if (answer.kind === 'refused') setRefused(refusedProblem(answer.message, answer.field));
    if (answer.kind === 'ok') setState('published');
    else setState(answer.kind === 'refused' ? 'idle' : 'unreached');
    return answer.kind === 'ok';
  };

  return {
    base,
    draft,
    differences,
    problems,
    state,
    change,
    discard: () => change(base),
    publish: () => send({ published: draft, basedOn: version }),
    goBack: (to: string) => send({ back: to }),
  };
}

export type MenuDraft = ReturnType<typeof useMenuDraft>;
