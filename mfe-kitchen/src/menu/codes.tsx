import type { Promo } from '@burger/shared/contracts';
import { nameIn } from '@burger/shared/shop/menu-differences';
import { promoInWords, ruleRefusal } from '@burger/shared/pricing/promo-rules';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { BigButton, IconButton } from '../parts/buttons';
import { Panel, Rows, Soft } from '../parts/panel';
import { EditDialog } from './changes';
import { aNewCode, withoutPromo } from './code-draft';
import { CodeForm } from './code-form';
import { codeMessages as texts, menuMessages } from './messages/en';
import type { MenuDraft } from './use-menu-draft';

function stateOf(promo: Promo, now: number): string {
  const { categories: _, ...anyDish } = promo;
  const refusal = ruleRefusal(anyDish, { lines: [], kind: promo.kind ?? 'pickup', at: now });
  return refusal && refusal in texts.states ? texts.states[refusal as 'over'] : texts.states.now;
}

export function CodeList({
  menu,
  used,
  now,
}: {
  menu: MenuDraft;
  now: number;
  used: Readonly<Record<string, number>>;
}) {
  const { draft, change } = menu;
  const { promos } = draft.rules;
  const [edited, setEdited] = useState<number | null>(null);
  const promo = edited === null ? undefined : promos[edited];
  const add = () => {
    change(aNewCode(draft));
    setEdited(promos.length);
  };
  const end = (at: number) => {
    setEdited(null);
    change(withoutPromo(draft, at));
  };
  return (
    <>
      <Panel
        wide
        id="codes"
        title={menuMessages.codes}
        actions={
          <BigButton onClick={add}>
            <Plus aria-hidden size={22} /> {texts.add}
          </BigButton>
        }
      >
        {promos.length === 0 && <Soft>{texts.none}</Soft>}
        <Rows>
          {promos.map((one, at) => (
            <li key={at}>
              <div>
                <strong>{one.code || texts.unnamed}</strong>
                <p>{promoInWords(one, nameIn(draft.categories))}</p>
                <Soft>
                  {stateOf(one, now)} · {texts.used(used[one.code] ?? 0, one.uses)}
                </Soft>
              </div>
              <IconButton
                icon={Pencil}
                label={menuMessages.edit(one.code || texts.unnamed)}
                onPress={() => setEdited(at)}
              />
            </li>
          ))}
        </Rows>
      </Panel>
      <EditDialog title={promo && (promo.code || texts.add)} onClose={() => setEdited(null)}>
        {promo && edited !== null && (
          <CodeForm menu={menu} at={edited} promo={promo} onEnd={() => end(edited)} />
        )}
      </EditDialog>
    </>
  );
}
