import { billedToNames } from '@burger/shared/contracts';
import { Button, lazyModule } from '@burger/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../../messages/en';
import { Unfold } from '../parts/section';
import type { BusinessProps } from './use-details';

const texts = messages.details;

const lazyFields = lazyModule(
  () => import(/* webpackChunkName: "business-fields" */ './business-fields.lazy'),
);

/** The recipient of the bill, for business customers who reclaim GST. Collapsed to one line until it is opened. */
export function BusinessBill(props: BusinessProps) {
  const { details, visible } = props.state;
  const [isOpened, setOpened] = useState(false);
  const isUsed = billedToNames.some((name) => details[name] || visible[name]);
  const { code, failed, retry } = lazyFields.useCode(isOpened || isUsed);
  return (
    <Unfold
      open={isUsed}
      icon={<Plus aria-hidden size={18} />}
      line={<strong>{texts.business}</strong>}
      action={texts.add}
      onOpen={() => setOpened(true)}
    >
      {failed && (
        <Button $kind="quiet" onClick={retry}>
          {texts.business}
        </Button>
      )}
      {code && (isOpened || isUsed) && <code.BusinessFields {...props} isOpened={isOpened} />}
    </Unfold>
  );
}
