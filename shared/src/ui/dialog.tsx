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
import { messages } from './messages';
import { color, from, motion, radius, shadow, size, space } from '../theme/theme';

/** centre: a card in the middle. sheet: from below on phones, a card on larger screens. side: a panel from the right. */
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

/* What comes from below is known by it; closing is by the button, the backdrop, Escape and the browser's back. */
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

const Panel = styled.dialog<{ $shape: DialogShape }>`
  /* What a browser leaves beside it by itself grows with the letters. */
  max-width: calc(100% - ${space(4)});
  padding: 0;
  border: 0;
  background: ${color.card};
  color: ${color.ink};
  box-shadow: ${shadow.raised};
  /* Where the window is low everything scrolls, so that no foot leaves nothing for the rest; elsewhere the body alone. */
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

// Not a header and a footer: those would be landmarks of the page.
const Head = styled.div`
  display: flex;
  /* A title that has little room beside the buttons stands below them. */
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: flex-end;
  flex: none;
  /* Letters of a heading reach out of their line. */
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
  /* As high as its content, and less where that is too much. A basis of 0 % is nothing at all to WebKit. */
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

/** What stands beside the title of every dialog inside: nothing outside of an open one can be pressed. */
export const dialogBeside = createContext<ReactNode>(null);

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  shape?: DialogShape;
  /** There is nothing in the content to go to: keyboards reach the content itself, to scroll it. */
  toRead?: boolean;
  /** Its owner keeps it in the address, and so in the history. */
  hasAddress?: boolean;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog on `<dialog>`: Escape, the close button, the backdrop and the browser's back close it. */
export function Dialog({
  open,
  onClose,
  title,
  shape = 'centre',
  toRead = false,
  hasAddress = false,
  footer,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const beside = useContext(dialogBeside);

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
    // The click is for the backdrop, which only pointers reach; keyboards have Escape and the close button.
    <Panel
      ref={ref}
      $shape={shape}
      data-address={hasAddress || undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      {open && (
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
      )}
    </Panel>
  );
}
