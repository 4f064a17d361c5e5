import { styled } from '@burger/shared/styled';
import { earlyDialog } from '../platform/early-dialog';
import { color, radius } from '../theme/theme';
import { Frame, Panel, type DialogProps } from './dialog';

// Without the animation of a skeleton, whose styles would be in every document.
const Waiting = styled.div`
  height: 18rem;
  border-radius: ${radius.field};
  background: ${color.sunken};
`;

/**
 * The frame of a dialog whose code loads later, as a template right after the button that opens it. The page's first
 * script shows it until then. Browsers keep a template's content out of the DOM, so hydration ignores it.
 */
export const EarlyDialog = ({
  title,
  shape,
  children,
}: {
  title: string;
  shape: NonNullable<DialogProps['shape']>;
  /** A placeholder by default. */
  children?: DialogProps['children'];
}) => (
  <template {...earlyDialog}>
    {typeof document === 'undefined' && (
      <Panel $shape={shape} aria-label={title}>
        <Frame title={title}>{children ?? <Waiting aria-busy />}</Frame>
      </Panel>
    )}
  </template>
);
