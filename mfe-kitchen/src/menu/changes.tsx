import { styled } from '@burger/shared/styled';
import { color, Dialog, Notice, radius, shadow, size, space } from '@burger/shared/ui';
import { useState } from 'react';
import { placeOf } from './problem-place';
import { officeMessages } from './messages';
import { BigButton } from '../parts/buttons';
import { DifferenceList } from './difference-list';
import type { MenuDraft } from './use-menu-draft';

const Bar = styled.div`
  position: sticky;
  z-index: 2;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.field};
  background: ${color.card};
  box-shadow: ${shadow.raised};
  strong {
    flex: 1;
    font-size: ${size.lg};
  }
`;

const texts = officeMessages.menu;

/** What differs from what is published: seen first, then published. */
export function MenuChanges({ menu, onPublished }: { menu: MenuDraft; onPublished: () => void }) {
  const [open, setOpen] = useState(false);
  const { draft, published, differences, problems, state, discard } = menu;
  const [wrong] = Object.entries(problems);
  const problem = wrong && texts.problem(placeOf(wrong[0], draft, published), wrong[1]);
  const publish = async () => {
    if (problem || !(await menu.publish())) return;
    setOpen(false);
    onPublished();
  };
  if (differences.length === 0) return null;
  const footer = (
    <BigButton
      $wide
      aria-disabled={problem !== undefined || state === 'publishing' || undefined}
      onClick={() => void publish()}
    >
      {state === 'publishing' ? texts.publishing : texts.publish}
    </BigButton>
  );
  return (
    <Bar>
      <strong role="status">{texts.changes(differences.length)}</strong>
      <BigButton $kind="quiet" onClick={discard}>
        {texts.discard}
      </BigButton>
      <BigButton onClick={() => setOpen(true)}>{texts.preview}</BigButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        shape="side"
        title={texts.previewTitle}
        footer={footer}
      >
        {problem && <Notice kind="alert">{problem}</Notice>}
        {state === 'unreached' && <Notice kind="alert">{texts.unreached}</Notice>}
        <DifferenceList differences={differences} />
      </Dialog>
    </Bar>
  );
}
