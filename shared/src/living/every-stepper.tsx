import { QuantityStepper } from '@burger/shared/ui';
import { useState } from 'react';

/** Steppers, strong and quiet, that count. */
export function EveryStepper() {
  const [quantity, setQuantity] = useState(1);
  return [false, true].map((quiet) => (
    <QuantityStepper
      key={String(quiet)}
      name="French Fries"
      quiet={quiet}
      quantity={quantity}
      onChange={(wanted) => setQuantity(Math.max(1, wanted))}
    />
  ));
}
