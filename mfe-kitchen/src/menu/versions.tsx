import type { KitchenMenu } from '@burger/shared/kitchen';
import type { Published } from '@burger/shared/publishing';
import { Dialog, Notice, Stack } from '@burger/shared/ui';
import { useCallback, useState } from 'react';
import type { Answer } from '../api';
import { orderMessages } from '../order/messages';
import { LoadingOrFailed, useLoaded } from '../parts/answers';
import { BigButton, ButtonRow } from '../parts/buttons';
import { Panel, Rows, Soft } from '../parts/panel';
import { momentText } from '../parts/text';
import { UserText } from '../parts/user-text';
import { useKitchen } from '../use-kitchen';
import { DifferenceList } from './changes';
import { menuDifferences } from './differences';
import { publishedIn } from './menu-problems';
import { menuMessages as texts } from './messages';
import type { MenuDraft } from './use-menu-draft';

type Version = KitchenMenu['versions'][number];

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
    return <LoadingOrFailed phase={loaded.phase} texts={texts} onAgain={again} />;
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
          {orderMessages.details.keep}
        </BigButton>
      </ButtonRow>
    </Stack>
  );
}

/** Asks before a version of before is put back, and shows what customers will see differently. */
const GoBackDialog = ({ to, ...props }: GoBackProps & { to: Version | null }) => (
  <Dialog
    open={to !== null}
    onClose={props.onClose}
    shape="side"
    title={to && texts.backTitle(momentText(Date.parse(to.at)))}
  >
    {to !== null && <GoBack key={to.version} to={to.version} {...props} />}
  </Dialog>
);

/** All versions there are, newest first, and the way back to any. */
export function VersionList({
  menu,
  version,
  versions,
  onBack,
}: {
  menu: MenuDraft;
  version: string;
  versions: readonly Version[];
  onBack: () => void;
}) {
  const [asked, setAsked] = useState<Version | null>(null);
  return (
    <Panel $wide aria-labelledby="versions">
      <h2 id="versions">{texts.versions}</h2>
      <Rows>
        {versions.map((one) => (
          <li key={one.version}>
            <div>
              <strong>{momentText(Date.parse(one.at))}</strong>
              <Soft>
                <UserText>{texts.versionBy(one.by)}</UserText>
              </Soft>
            </div>
            {one.version === version ? (
              <strong>{texts.current}</strong>
            ) : (
              <BigButton
                $kind="secondary"
                aria-label={texts.backOf(momentText(Date.parse(one.at)))}
                onClick={() => setAsked(one)}
              >
                {texts.back}
              </BigButton>
            )}
          </li>
        ))}
      </Rows>
      <GoBackDialog to={asked} menu={menu} onBack={onBack} onClose={() => setAsked(null)} />
    </Panel>
  );
}
