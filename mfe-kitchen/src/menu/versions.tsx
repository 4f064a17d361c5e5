import { useState } from 'react';
import { officeMessages } from './messages';
import { BigButton } from '../parts/buttons';
import { momentWords } from '../parts/text';
import { GoBackDialog, type Version } from './go-back-dialog';
import { Panel, Rows, Soft } from '../parts/panel';
import { Theirs } from '../parts/user-text';
import type { MenuDraft } from './use-menu-draft';

const texts = officeMessages.menu;

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
              <strong>{momentWords(Date.parse(one.at))}</strong>
              <Soft>
                <Theirs>{texts.versionBy(one.by)}</Theirs>
              </Soft>
            </div>
            {one.version === version ? (
              <strong>{texts.current}</strong>
            ) : (
              <BigButton
                $kind="secondary"
                aria-label={texts.backOf(momentWords(Date.parse(one.at)))}
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
