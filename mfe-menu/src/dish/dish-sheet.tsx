import type { CartLine, Dish } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Button, Dialog, lazyModule, Skeleton, Stack } from '@burger/shared/ui';
import { color, space } from '@burger/shared/theme';
import { useId, useState } from 'react';
import { messages } from '../messages/en';
import type { Choosing } from './choosing';

/** The content of the dish sheet, loaded when it is first opened. */
export const dishParts = lazyModule(() => import(/* webpackChunkName: "dish" */ './dish.lazy'));

const Sorry = styled.div.attrs({ role: 'alert' })`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  color: ${color.flameInk};
`;

const Arriving = ({ failed, onRetry }: { failed: boolean; onRetry: () => void }) =>
  failed ? (
    <Sorry>
      {messages.dish.notLoaded}
      <Button $kind="secondary" onClick={onRetry}>
        {messages.dish.tryAgain}
      </Button>
    </Sorry>
  ) : (
    <Stack aria-busy>
      <Skeleton $height="16rem" />
      <Skeleton $height="6rem" />
    </Stack>
  );

export interface DishSheetProps {
  /** The dish to show; undefined while the sheet is closed. */
  dish: Dish | undefined;
  line?: CartLine | undefined;
  /** The dish's line in the cart. The sheet first offers one more of it. */
  before?: CartLine | undefined;
  /** Whether to show note and quantity even for a dish without choices. */
  asks?: boolean;
  hasAddress?: boolean;
  offers?: boolean;
  onClose: () => void;
}

/**
 * The sheet for one dish with its choices. The dialog opens at once; its content loads on demand and resets
 * on each opening.
 */
export function DishSheet({
  dish,
  line,
  before,
  asks = false,
  hasAddress = false,
  offers = true,
  onClose,
}: DishSheetProps) {
  const opening = dish && `${dish.id} ${line?.lineId}`;
  const [opened, setOpened] = useState(opening);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const [anew, setAnew] = useState(false);
  const [beside, setBeside] = useState<Dish>();
  if (opened !== opening) {
    setOpened(opening);
    setChoosing(null);
    setAnew(false);
    setBeside(undefined);
  }
  const { code: parts, failed, retry } = dishParts.useCode(dish !== undefined);
  const formId = useId();
  const offered = anew ? undefined : before;
  const visible = dish && {
    dish,
    line,
    formId,
    choosing,
    onChoosing: setChoosing,
    asks: asks || dish.groups.length > 0,
    onClose,
    onOffer: offers && !line ? setBeside : undefined,
  };
  return (
    <>
      <Dialog
        open={dish !== undefined}
        onClose={onClose}
        hasAddress={hasAddress}
        shape="sheet"
        title={dish?.name}
        footer={visible && parts && !offered && <parts.DishFoot {...visible} />}
      >
        {!parts && <Arriving failed={failed} onRetry={retry} />}
        {visible && parts && offered && (
          <parts.SameAgain line={offered} onAnew={() => setAnew(true)} onClose={onClose} />
        )}
        {visible && parts && !offered && <parts.DishBody {...visible} takesFocus={anew} />}
      </Dialog>
      {visible?.onOffer && (
        <DishSheet dish={beside} asks offers={false} onClose={() => setBeside(undefined)} />
      )}
    </>
  );
}
