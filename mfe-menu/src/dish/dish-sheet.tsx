import type { CartLine, Dish } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Button, color, Dialog, lazyModule, Skeleton, space, Stack } from '@burger/shared/ui';
import { useId, useState } from 'react';
import { messages } from '../messages';
import type { Choosing } from './choosing';

/** What a dish's sheet shows: its code comes with the first opening. */
export const dishParts = lazyModule(() => import(/* webpackChunkName: "dish" */ './dish.late'));

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
  /** Closed without a dish. */
  dish: Dish | undefined;
  line?: CartLine | undefined;
  /** A line of the dish that the cart holds: the same again is offered before the choices. */
  before?: CartLine | undefined;
  /** Asks for a note, and for how many, also where the dish offers no choices. */
  asks?: boolean;
  hasAddress?: boolean;
  offers?: boolean;
  onClose: () => void;
}

/** One dish, large, with its choices. It opens at once; what it shows comes with the first opening, and begins anew each time. */
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
  const shown = dish && {
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
        footer={shown && parts && !offered && <parts.DishFoot {...shown} />}
      >
        {!parts && <Arriving failed={failed} onRetry={retry} />}
        {shown && parts && offered && (
          <parts.SameAgain line={offered} onAnew={() => setAnew(true)} onClose={onClose} />
        )}
        {shown && parts && !offered && <parts.DishBody {...shown} takesFocus={anew} />}
      </Dialog>
      {shown?.onOffer && (
        <DishSheet dish={beside} asks offers={false} onClose={() => setBeside(undefined)} />
      )}
    </>
  );
}
