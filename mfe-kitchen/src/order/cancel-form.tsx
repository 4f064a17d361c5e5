import { bringBackReasons, cancelReasons, type ClosingReason } from '@burger/shared/order';
import { Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import { BigButton, ButtonRow } from '../parts/buttons';
import { OtherReason } from '../parts/reason';

const texts = messages.details;
const backReasons: readonly ClosingReason[] = [
  'customer-asked',
  'not-reachable',
  ...bringBackReasons,
];

/** Why an order is cancelled: one of the usual reasons with one touch, or words. */
export function CancelForm({
  isBack = false,
  onCancel,
  onKeep,
}: {
  /** It was brought back: then others are usual. */
  isBack?: boolean;
  onCancel: (reason: string) => void;
  onKeep: () => void;
}) {
  return (
    <Stack>
      <strong>{texts.cancelTitle}</strong>
      <Stack $gap={1}>
        {(isBack ? backReasons : cancelReasons).map((reason) => (
          <BigButton key={reason} $wide $kind="secondary" onClick={() => onCancel(reason)}>
            {messages.reasons[reason]}
          </BigButton>
        ))}
      </Stack>
      <OtherReason label={texts.otherReason} onReason={onCancel}>
        {(given) => (
          <ButtonRow>
            <BigButton type="submit" aria-disabled={!given || undefined}>
              {texts.cancelNow}
            </BigButton>
            <BigButton $kind="secondary" onClick={onKeep}>
              {texts.keep}
            </BigButton>
          </ButtonRow>
        )}
      </OtherReason>
    </Stack>
  );
}
