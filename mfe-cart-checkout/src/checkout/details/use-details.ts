import {
  billedToNames,
  noOrderFields,
  normalisePhone,
  orderFields,
  type BilledTo,
  type FieldProblem,
  type OrderField,
  type OrderKind,
  type User,
} from '@burger/shared/contracts';
import { fieldText } from '@burger/shared/ui/fields';
import type { Field } from '@burger/shared/ui';
import { useState, type ComponentProps } from 'react';
import { isOfOneOrder, problemsOf, startDetails, type Details } from '../draft/details';
import { useCheckoutServices } from '../draft/use-checkout-services';

export const fieldId = (name: OrderField): string => `delivery-${name}`;

export function focusField(name: OrderField): void {
  const field = document.getElementById(fieldId(name));
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}

export type DetailTexts = Partial<Record<OrderField, string>>;

const detailText = (name: OrderField, problem: FieldProblem): string =>
  fieldText({ problem, field: name, most: orderFields[name].most });

interface Typed {
  uid: string | null;
  details: Details;
  settled: boolean;
  left: readonly OrderField[];
  refused: DetailTexts;
  summary: number;
}

const untouched: Omit<Typed, 'uid' | 'details' | 'settled'> = { left: [], refused: {}, summary: 0 };

export function useDetails(user: User | null, kind: OrderKind) {
  const { storage } = useCheckoutServices();
  const [typed, setTyped] = useState<Typed>({
    uid: null,
    details: noOrderFields,
    settled: false,
    ...untouched,
  });
  if (user && user.uid !== typed.uid) {
    setTyped({ uid: user.uid, ...startDetails(storage, user), ...untouched });
  }
  const { details, left, refused } = typed;
  const problems = problemsOf(details, kind);
  const visible: DetailTexts = {};
  for (const name of left) {
    const problem = problems[name];
    const text = refused[name] ?? (problem && detailText(name, problem));
    if (text) visible[name] = text;
  }

  return {
    details,
    /** Whether the details are valid and unchanged since the last order. */
    settled: typed.settled && Object.keys(problems).length === 0,
    checked: !!user?.phoneNumber && user.phoneNumber === normalisePhone(details.phone),
    /** Problems of the fields that were left, or of all fields after a press of the order button. */
    visible,
    /** Counts the presses of the order button that found several problems; 0 before the first. */
    summary: typed.summary,
    change(name: OrderField, value: string) {
      const next = { ...details, [name]: value };
      const { [name]: _mended, ...stillRefused } = refused;
      // Keep the section collapsed only while fields of this order alone change, such as instructions.
      const settled = typed.settled && isOfOneOrder(name);
      setTyped({ ...typed, details: next, settled, refused: stillRefused });
      if (user) storage.typed.write({ uid: user.uid, details: next });
    },
    /** Prefills the business from an earlier order, unless the customer has typed one. */
    fillBilledTo(known: BilledTo) {
      setTyped((now) =>
        billedToNames.some((name) => now.details[name] !== '')
          ? now
          : { ...now, details: { ...now.details, ...known } },
      );
    },
    leave(name: OrderField) {
      // Leaving an empty field is no error before the first press of the order button.
      if (details[name].trim() === '' || left.includes(name)) return;
      setTyped({ ...typed, left: [...left, name] });
    },
    /** Shows every problem and focuses the first field that has one. Returns whether there is none. */
    check() {
      const wrong = Object.keys(problemsOf(details, kind)) as OrderField[];
      const [first] = wrong;
      const summary = wrong.length > 1 ? typed.summary + 1 : 0;
      setTyped({ ...typed, left: wrong, refused: {}, summary });
      if (first && wrong.length === 1) focusField(first);
      return first === undefined;
    },
    refuse(name: OrderField, message: string) {
      setTyped({ ...typed, left: [...left, name], refused: { [name]: message }, summary: 0 });
      focusField(name);
    },
  };
}

export type DetailsState = ReturnType<typeof useDetails>;

/** Returns the properties of a field of the form, by its name. */
export type FieldOf = (name: OrderField) => Pick<
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
