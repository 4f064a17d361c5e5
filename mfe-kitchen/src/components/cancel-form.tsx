import { cancelReasons } from '@burger/shared/order';
import { Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import { BigButton, ButtonRow } from './big-button';
import { OtherReason } from './other-reason';

const texts = messages.details;

/** Why an order is cancelled: one of the usual reasons with one touch, or words. */
export function CancelForm({
  onCancel,
  onKeep,
}: {
  onCancel: (reason: string) => void;
  onKeep: () => void;
}) {
  return (
    <Stack>
      <strong>{texts.cancelTitle}</strong>
      <Stack $gap={1}>
        {cancelReasons.map((reason) => (
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
