import type { KitchenMenu } from '@burger/shared/kitchen';
import type { Published } from '@burger/shared/publishing';
import { styled } from '@burger/shared/styled';
import { Chip, Notice, size, space } from '@burger/shared/ui';
import { useMemo, useState } from 'react';
import { LoadingOrFailed, useLoaded } from '../parts/answers';
import { Panels, Soft } from '../parts/panel';
import { useKitchen } from '../use-kitchen';
import { MenuChanges } from './changes';
import { DishDialog, DishList } from './dishes';
import { publishedIn } from './menu-problems';
import { menuMessages as texts } from './messages';
import { GroupDialog, OptionList } from './options';
import { useMenuDraft } from './use-menu-draft';
import { VersionList } from './versions';

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

const views = ['dishes', 'options', 'versions'] as const;

type View = (typeof views)[number];

interface EditorProps {
  menu: KitchenMenu;
  published: Published;
  view: View;
  onView: (view: View) => void;
  onPublished: () => void;
}

function Editor({ menu, published, view, onView, onPublished }: EditorProps) {
  const { api, changedMenu } = useKitchen();
  const [edited, setEdited] = useState<number | null>(null);
  const [named, setNamed] = useState<string | null>(null);
  const draft = useMenuDraft(published, menu.version, api.publish, changedMenu);
  return (
    <>
      <Soft>{texts.lead}</Soft>
      <Views>
        {views.map((one) => (
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
        {view === 'dishes' && <DishList menu={draft} onEdit={({ id }) => setEdited(id)} />}
        {view === 'options' && <OptionList menu={draft} onEdit={({ id }) => setNamed(id)} />}
        {view === 'versions' && (
          <VersionList
            menu={draft}
            version={menu.version}
            versions={menu.versions}
            onBack={onPublished}
          />
        )}
      </Panels>
      <DishDialog menu={draft} id={edited} onClose={() => setEdited(null)} />
      <GroupDialog menu={draft} id={named} onClose={() => setNamed(null)} />
    </>
  );
}

/** The owner's menu: changed here, published as a new version, and put back from any earlier one. */
export function MenuPanel() {
  const { api } = useKitchen();
  const { loaded, again } = useLoaded(api.menu);
  const [told, setTold] = useState(false);
  // Chosen while the menu is read anew after it was published, it stays.
  const [view, setView] = useState<View>('dishes');
  const menu = loaded.phase === 'ready' ? loaded.value : null;
  const published = useMemo(() => menu && publishedIn(menu.published), [menu]);
  if (!menu || !published) {
    const phase = loaded.phase === 'ready' ? 'failed' : loaded.phase;
    return <LoadingOrFailed phase={phase} texts={texts} onAgain={again} />;
  }
  const done = () => {
    setTold(true);
    again();
  };
  return (
    <>
      {told && <Notice kind="success">{texts.published}</Notice>}
      <Editor
        key={menu.version}
        {...{ menu, published, view }}
        onView={setView}
        onPublished={done}
      />
    </>
  );
}
