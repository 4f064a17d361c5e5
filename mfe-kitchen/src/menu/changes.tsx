import type { Difference } from '@burger/shared/shop/menu-differences';
import { styled } from '@burger/shared/styled';
import { color, radius, shadow, size, space } from '@burger/shared/theme';
import { Dialog, Notice } from '@burger/shared/ui';
import { useState, type ReactNode } from 'react';
import { BigButton } from '../parts/buttons';
import { UserText } from '../parts/customer';
import { placeOf } from './menu-draft';
import { menuMessages as texts } from './messages/en';
import type { MenuDraft } from './use-menu-draft';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
  del {
    color: ${color.inkSoft};
  }
`;

export const DifferenceList = ({ differences }: { differences: readonly Difference[] }) => (
  <List>
    {differences.map(({ of, field, was, now }, at) => (
      // The key has the index, because names are not unique.
      <li key={`${of}/${field}/${at}`}>
        <strong>
          <UserText>{of}</UserText> {of && <span>·</span>} <span>{field}</span>
        </strong>
        <p>
          {texts.was}{' '}
          <del>
            <UserText>{was}</UserText>
          </del>
        </p>
        <p>
          {texts.now} <UserText>{now}</UserText>
        </p>
      </li>
    ))}
  </List>
);

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
      $kind="primary"
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
      <BigButton $kind="primary" onClick={() => setOpen(true)}>
        {texts.preview}
      </BigButton>
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

interface EditDialogProps {
  title: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The dialog to edit a part of the menu. Edits apply to the draft immediately; closed while there is nothing
 * to edit.
 */
export const EditDialog = ({ title, onClose, children }: EditDialogProps) => (
  <Dialog
    open={Boolean(children)}
    onClose={onClose}
    shape="side"
    title={title}
    footer={
      <BigButton $kind="primary" $wide onClick={onClose}>
        {texts.done}
      </BigButton>
    }
  >
    {children}
  </Dialog>
);
