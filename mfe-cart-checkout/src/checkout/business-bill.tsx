import type { OrderKind } from '@burger/shared/contracts';
import { Button, type Field, lazyModule } from '@burger/shared/ui';
import { Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { messages } from '../messages';
import { billedToNames, type DetailName } from '../placing/details';
import { Unfold } from './section';
import type { DetailsState } from './use-details';

const texts = messages.details;

/** What each field of the form has, by its name. */
export type FieldOf = (name: DetailName) => Pick<
  ComponentProps<typeof Field>,
  'id' | 'name' | 'label' | 'value' | 'error' | 'readOnly'
> & {
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
};

export interface BusinessProps {
  kind: OrderKind;
  state: DetailsState;
  field: FieldOf;
}

const lazyFields = lazyModule(
  () => import(/* webpackChunkName: "business-fields" */ './business-fields.late'),
);

/** Whom the bill names, for a business that wants its tax back: one line until it is opened. */
export function BusinessBill(props: BusinessProps) {
  const { details, shown } = props.state;
  const [isOpened, setOpened] = useState(false);
  const isUsed = billedToNames.some((name) => details[name] || shown[name]);
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
