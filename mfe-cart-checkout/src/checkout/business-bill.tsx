import type { OrderKind } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Field, from, space, TextArea } from '@burger/shared/ui';
import { Plus } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { messages } from '../messages';
import { billedToNames, type DetailName } from '../placing/details';
import { Unfold } from './section';
import { useCheckoutServices } from './use-checkout-services';
import { focusField, type DetailsState } from './use-details';

const texts = messages.details;

const Fields = styled.div`
  display: grid;
  gap: ${space(2)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** What each field of the form has, by its name. */
export type FieldOf = (name: DetailName) => Pick<
  ComponentProps<typeof Field>,
  'id' | 'name' | 'label' | 'value' | 'error' | 'readOnly'
> & {
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
};

interface BusinessProps {
  kind: OrderKind;
  state: DetailsState;
  field: FieldOf;
}

function BusinessFields({
  kind,
  state,
  field,
  isOpened,
}: BusinessProps & {
  /** Whether somebody has just opened it. */
  isOpened: boolean;
}) {
  const isBusiness = state.details.gstin.trim() !== '';
  // What the server refused may stand in a field that was not there yet.
  const refused = billedToNames.find((name) => state.shown[name]);
  const focusFirst = useEffectEvent(() => {
    if (refused || isOpened) focusField(refused ?? 'gstin');
  });
  useEffect(() => focusFirst(), []);
  return (
    <Fields>
      <Field
        {...field('gstin')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required={false}
        hint={texts.gstinHint}
      />
      <Field {...field('legalName')} autoComplete="organization" required={isBusiness} />
      <TextArea
        {...field('billingAddress')}
        autoComplete="billing street-address"
        rows={2}
        required={isBusiness && kind === 'pickup'}
        hint={kind === 'delivery' ? texts.billingAddressHint : undefined}
      />
    </Fields>
  );
}

/** Whom the bill names, for a business that wants its tax back: one line until it is opened. */
export function BusinessBill(props: BusinessProps) {
  const { state } = props;
  const { readBilledTo } = useCheckoutServices();
  const [isOpened, setOpened] = useState(false);
  const isUsed = billedToNames.some((name) => state.details[name] || state.shown[name]);
  const open = () => {
    setOpened(true);
    void readBilledTo().then((found) => found && state.fillBilledTo(found));
  };
  return (
    <Unfold
      open={isUsed}
      icon={<Plus aria-hidden size={18} />}
      line={<strong>{texts.business}</strong>}
      action={texts.add}
      onOpen={open}
    >
      {(isOpened || isUsed) && <BusinessFields {...props} isOpened={isOpened} />}
    </Unfold>
  );
}
