import { momentText } from '@burger/shared/hours';
import type { KitchenMenu } from '@burger/shared/kitchen';
import { menuDifferences } from '@burger/shared/shop/menu-differences';
import type { Published } from '@burger/shared/shop/publishing';
import { styled } from '@burger/shared/styled';
import { Chip, Dialog, Notice, Stack } from '@burger/shared/ui';
import { size, space } from '@burger/shared/theme';
import { useCallback, useMemo, useState } from 'react';
import type { Answer } from '../api';
import { orderMessages } from '../order/messages/en';
import { LoadingOrFailed, useLoaded } from '../parts/answers';
import { BigButton, ButtonRow } from '../parts/buttons';
import { Panel, Panels, Rows, Soft } from '../parts/panel';
import { UserText } from '../parts/customer';
import { useKitchen } from '../use-kitchen';
import { DifferenceList, MenuChanges } from './changes';
import { CodeList } from './codes';
import { DishList } from './dishes';
import { publishedIn } from './menu-draft';
import { menuMessages as texts } from './messages/en';
import { OptionList } from './options';
import { StationList } from './stations';
import { useMenuDraft, type MenuDraft } from './use-menu-draft';

const Views = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  > button {
    min-height: 3.5rem;
    padding-inline: ${space(3)};
    font-size: ${size.lg};
  }
`;

interface GoBackProps {
  to: string;
  menu: MenuDraft;
  onBack: () => void;
  onClose: () => void;
}

function GoBack({ to, menu, onBack, onClose }: GoBackProps) {
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
          $kind="primary"
          aria-disabled={menu.state === 'publishing' || undefined}
          onClick={() => void goBack()}
        >
          {texts.back}
        </BigButton>
        <BigButton onClick={onClose}>{orderMessages.details.keep}</BigButton>
      </ButtonRow>
    </Stack>
  );
}

interface VersionListProps {
  menu: MenuDraft;
  current: KitchenMenu;
  onBack: () => void;
}

function VersionList({ menu, current: { version, versions }, onBack }: VersionListProps) {
  const [requested, setRequested] = useState<(typeof versions)[number] | null>(null);
  const close = () => setRequested(null);
  return (
    <Panel wide id="versions" title={texts.versions}>
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
                aria-label={texts.backOf(momentText(Date.parse(one.at)))}
                onClick={() => setRequested(one)}
              >
                {texts.back}
              </BigButton>
            )}
          </li>
        ))}
      </Rows>
      <Dialog
        open={requested !== null}
        onClose={close}
        shape="side"
        title={requested && texts.backTitle(momentText(Date.parse(requested.at)))}
      >
        {requested && (
          <GoBack
            key={requested.version}
            to={requested.version}
            {...{ menu, onBack }}
            onClose={close}
          />
        )}
      </Dialog>
    </Panel>
  );
}

const views = ['dishes', 'options', 'codes', 'stations', 'versions'] as const;
type View = (typeof views)[number];

interface EditorProps {
  menu: KitchenMenu;
  published: Published;
  view: View;
  /** Server time in ms. */
  now: number;
  onView: (view: View) => void;
  onPublished: () => void;
}

function Editor({ menu, published, view, now, onView, onPublished }: EditorProps) {
  const { api, changedMenu } = useKitchen();
  const draft = useMenuDraft(published, menu.version, api.publish, changedMenu);
  const offered = views.filter((one) => one !== 'stations' || published.rules.kitchen);
  return (
    <>
      <Soft>{texts.lead}</Soft>
      <Views>
        {offered.map((one) => (
          <Chip key={one} aria-pressed={view === one} onClick={() => onView(one)}>
            {texts[one]}
          </Chip>
        ))}
      </Views>
      {draft.isOutdated && draft.differences.length > 0 && (
        <Notice kind="alert">{texts.outdated}</Notice>
      )}
      <MenuChanges menu={draft} onPublished={onPublished} />
      <Panels>
        {view === 'dishes' && <DishList menu={draft} />}
        {view === 'options' && <OptionList menu={draft} />}
        {view === 'codes' && <CodeList menu={draft} used={menu.promosUsed} now={now} />}
        {view === 'stations' && <StationList menu={draft} />}
        {view === 'versions' && <VersionList menu={draft} current={menu} onBack={onPublished} />}
      </Panels>
    </>
  );
}

export function MenuPanel({ now }: { now: number }) {
  const { api } = useKitchen();
  const { loaded, again } = useLoaded(api.menu);
  const [isAnnounced, setIsAnnounced] = useState(false);
  // Outside of the loaded menu, so that the view stays while the menu reloads after publishing.
  const [view, setView] = useState<View>('dishes');
  const menu = loaded.phase === 'ready' ? loaded.value : null;
  const published = useMemo(() => menu && publishedIn(menu.published), [menu]);
  if (!menu || !published) {
    const phase = loaded.phase === 'ready' ? 'failed' : loaded.phase;
    return <LoadingOrFailed phase={phase} texts={texts} onAgain={again} />;
  }
  const done = () => {
    setIsAnnounced(true);
    again();
  };
  return (
    <>
      {isAnnounced && <Notice kind="success">{texts.published}</Notice>}
      <Editor
        key={menu.version}
        {...{ menu, published, view, now }}
        onView={setView}
        onPublished={done}
      />
    </>
  );
}
