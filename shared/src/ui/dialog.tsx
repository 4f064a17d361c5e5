import { css, keyframes, styled } from '@burger/shared/styled';
import { X } from 'lucide-react';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { IconButton } from './button';
import { messages } from './messages/en';
import { color, from, motion, radius, shadow, size, space } from '../theme/theme';

/**
 * Shapes of dialogs. centre: a card in the middle. sheet: from below on phones, a card on larger screens.
 * side: a panel from the right.
 */
export type DialogShape = 'centre' | 'sheet' | 'side';

const rise = keyframes`from { opacity: 0; transform: translateY(1.5rem); }`;
const slide = keyframes`from { transform: translateX(100%); }`;
const dim = keyframes`from { opacity: 0; }`;

const card = css`
  margin: auto;
  width: 28rem;
  max-height: calc(100dvh - 2rem);
  border-radius: ${radius.card};
  animation: ${rise} ${motion.calm};
`;

/* The handle marks a sheet; it cannot be dragged. The button, the backdrop, Escape and Back close it. */
const handle = css`
  &::before {
    content: '';
    flex: none;
    align-self: center;
    width: 2.25rem;
    height: 4px;
    margin-top: ${space(1)};
    border-radius: ${radius.pill};
    background: ${color.line};
    ${from.tablet} {
      display: none;
    }
  }
`;

const shapes = {
  centre: card,
  sheet: css`
    margin: auto 0 0;
    width: 100%;
    max-width: none;
    max-height: calc(100dvh - 1rem);
    border-radius: ${radius.card} ${radius.card} 0 0;
    animation: ${rise} ${motion.calm};
    ${handle}
    ${from.tablet} {
      ${card}
    }
  `,
  side: css`
    margin: 0 0 0 auto;
    width: 27rem;
    height: 100dvh;
    max-height: none;
    animation: ${slide} ${motion.calm};
  `,
};

export const Panel = styled.dialog<{ $shape: DialogShape }>`
  /* Browsers' default margin of dialogs grows with the text size. */
  max-width: calc(100% - ${space(4)});
  padding: 0;
  border: 0;
  background: ${color.card};
  color: ${color.ink};
  box-shadow: ${shadow.raised};
  /* In low windows the whole dialog scrolls, because a fixed footer would leave no room. Otherwise only the body scrolls. */
  overflow: hidden auto;
  overscroll-behavior: contain;
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: ${color.scrim};
    animation: ${dim} ${motion.calm};
  }
  ${({ $shape }) => shapes[$shape]}
`;

// A div, because a `header` or `footer` element would be a landmark of the page.
const Head = styled.div`
  display: flex;
  /* A title without enough room beside the buttons moves below them. */
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: flex-end;
  flex: none;
  /* Glyphs of a heading extend beyond their line box. */
  gap: ${space(1.5)} ${space(2)};
  padding: ${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(3)};
  border-bottom: 1px solid ${color.line};
`;

const Title = styled.h2`
  flex: 1 1 8rem;
  max-width: 100%;
  font-size: ${size.xl};
`;

const Beside = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

const Body = styled.div`
  /* Sized by its content, and shrinks if needed. WebKit treats a flex basis of 0 % as no height. */
  flex: 1 0 auto;
  ${from.tall} {
    flex-shrink: 1;
    min-height: 6rem;
    overflow-y: auto;
  }
  padding: ${space(3)};
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Foot = styled.div`
  flex: none;
  padding: ${space(2)} ${space(3)} max(${space(2)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
`;

/**
 * Content for the header of every dialog, such as a notice of new orders, because an open modal dialog blocks
 * the rest of the page.
 */
export const dialogBeside = createContext<ReactNode>(null);

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  shape?: DialogShape;
  /** Set if the content has nothing focusable: it then gets the focus itself, so keyboards can scroll it. */
  toRead?: boolean;
  /** Set if the caller stores the open state in the URL, so that the shell adds no history entry. */
  hasAddress?: boolean;
  /** Content that stays visible below the scrolling part. */
  footer?: ReactNode;
  children: ReactNode;
}

type FrameProps = Pick<DialogProps, 'title' | 'footer' | 'children'> & {
  titleId?: string;
  toRead?: boolean;
  onClose?: () => void;
};

/** What an open dialog contains: its title with the close button, its body, its footer. */
export function Frame({ title, titleId, toRead, onClose, footer, children }: FrameProps) {
  const beside = useContext(dialogBeside);
  return (
    <>
      <Head>
        <Title id={titleId}>{title}</Title>
        <Beside>
          {beside}
          <IconButton aria-label={messages.close} onClick={onClose}>
            <X aria-hidden size={22} />
          </IconButton>
        </Beside>
      </Head>
      <Body {...(toRead && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}>
        {children}
      </Body>
      {footer && <Foot>{footer}</Foot>}
    </>
  );
}

/** A modal `<dialog>`. Escape, the close button, the backdrop and the browser's Back close it. */
export function Dialog({
  open,
  onClose,
  shape = 'centre',
  hasAddress = false,
  ...frame
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === dialog.open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };

  return (
    // The click handler is for the backdrop and pointers; keyboard users have Escape and the close button.
    <Panel
      ref={ref}
      $shape={shape}
      data-address={hasAddress || undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      {open && <Frame {...frame} titleId={titleId} onClose={onClose} />}
    </Panel>
  );
}
