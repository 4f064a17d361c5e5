import { billedToNames } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Field, TextArea } from '@burger/shared/ui';
import { from, space } from '@burger/shared/theme';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '../../messages/en';
import { askBilledTo } from './billed-to-api';
import { useCheckoutServices } from '../draft/use-checkout-services';
import { focusField, type BusinessProps } from './use-details';

const texts = messages.details;

const Fields = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space(1)};
    font-weight: 650;
  }
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/**
 * The fields GSTIN, legal name and billing address. Prefilled with the business on the customer's newest such
 * order.
 */
export function BusinessFields({
  kind,
  state,
  field,
  isOpened,
}: BusinessProps & {
  /** True when the customer opened the fields; false when an error in one of them did. */
  isOpened: boolean;
}) {
  const { readBilledTo = askBilledTo } = useCheckoutServices();
  const isBusiness = state.details.gstin.trim() !== '';
  const start = useEffectEvent(() => {
    // A server error may belong to a field that has only rendered now, so the focus is moved here.
    const refused = billedToNames.find((name) => state.visible[name]);
    if (refused ?? isOpened) focusField(refused ?? 'gstin');
    if (isOpened) void readBilledTo().then((found) => found && state.fillBilledTo(found));
  });
  useEffect(() => start(), []);
  return (
    <Fields>
      <legend>{texts.business}</legend>
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
