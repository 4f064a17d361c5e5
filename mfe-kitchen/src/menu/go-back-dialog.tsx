import type { KitchenMenu } from '@burger/shared/kitchen';
import type { Published } from '@burger/shared/publishing';
import { Dialog, Notice, Stack } from '@burger/shared/ui';
import { useCallback } from 'react';
import { messages } from '../messages';
import { menuDifferences } from './differences';
import { publishedIn } from './published-in';
import { officeMessages } from './messages';
import type { Answer } from '../ports';
import { BigButton, ButtonRow } from '../parts/buttons';
import { momentWords } from '../parts/text';
import { DifferenceList } from './difference-list';
import { useKitchen } from '../kitchen-context';
import { LoadingOrFailed } from '../parts/answers';
import { useLoaded } from '../parts/use-loaded';
import type { MenuDraft } from './use-menu-draft';

const texts = officeMessages.menu;

export type Version = KitchenMenu['versions'][number];

interface GoBackProps {
  menu: MenuDraft;
  onBack: () => void;
  onClose: () => void;
}

function GoBack({ to, menu, onBack, onClose }: GoBackProps & { to: string }) {
  const { api } = useKitchen();
  const load = useCallback(async (): Promise<Answer<Published>> => {
    const answer = await api.document(to);
    if (answer.kind !== 'ok') return answer;
    const published = publishedIn(answer.value);
    return published ? { kind: 'ok', value: published } : { kind: 'unreached' };
  }, [api, to]);
  const { loaded, again } = useLoaded(load);
  if (loaded.phase !== 'ready') {
    const { loading, failed } = texts;
    return (
      <LoadingOrFailed phase={loaded.phase} loading={loading} failed={failed} onAgain={again} />
    );
  }
  const [problem] = Object.values(menu.problems);
  const goBack = async () => {
    if (!(await menu.goBack(to))) return;
    onClose();
    onBack();
  };
  return (
    <Stack>
      <p>{texts.backLead}</p>
      <DifferenceList differences={menuDifferences(menu.published, loaded.value)} />
      {menu.state === 'unreached' && <Notice kind="alert">{texts.unreached}</Notice>}
      {problem && <Notice kind="alert">{problem}</Notice>}
      <ButtonRow>
        <BigButton
          aria-disabled={menu.state === 'publishing' || undefined}
          onClick={() => void goBack()}
        >
          {texts.back}
        </BigButton>
        <BigButton $kind="secondary" onClick={onClose}>
          {messages.details.keep}
        </BigButton>
      </ButtonRow>
    </Stack>
  );
}

/** Asks before a version of before is put back, and shows what customers will see differently. */
export const GoBackDialog = ({ to, ...props }: GoBackProps & { to: Version | null }) => (
  <Dialog
    open={to !== null}
    onClose={props.onClose}
    shape="side"
    title={to && texts.backTitle(momentWords(Date.parse(to.at)))}
  >
    {to !== null && <GoBack key={to.version} to={to.version} {...props} />}
  </Dialog>
);
