import type { User } from '@burger/shared/contracts';
import { useState } from 'react';
import {
  noDetails,
  problemsOf,
  type DetailName,
  type DetailProblems,
  type Details,
} from '../../model/delivery-details';
import type { CheckoutActions } from '../../use-cases/checkout-actions';
import { focusField } from './error-summary';

export interface DetailsState {
  details: Details;
  /** The problems that the customer is shown: of fields that were left, or all after a press of the button. */
  shown: DetailProblems;
  /** Set, and new each time, when a press found several problems. */
  summary: number;
  change: (name: DetailName, value: string) => void;
  leave: (name: DetailName) => void;
  /** Shows every problem and leads to it; true when there is none. */
  check: () => boolean;
  /** Shows what the server refused about a field, and leads there. */
  refuse: (name: DetailName, message: string) => void;
}

interface Typed {
  uid: string | null;
  details: Details;
  left: readonly DetailName[];
  refused: DetailProblems;
  summary: number;
}

const untouched: Omit<Typed, 'uid' | 'details'> = { left: [], refused: {}, summary: 0 };

/** The delivery form of the customer who is signed in. */
export function useDetails(
  user: User | null,
  { startDetails, keepDetails }: Pick<CheckoutActions, 'startDetails' | 'keepDetails'>,
): DetailsState {
  const [typed, setTyped] = useState<Typed>({ uid: null, details: noDetails, ...untouched });
  // Another customer starts with their own details.
  if (user && user.uid !== typed.uid) {
    setTyped({ uid: user.uid, details: startDetails(user), ...untouched });
  }
  const { details, left, refused } = typed;
  const problems = { ...problemsOf(details), ...refused };
  const shown: DetailProblems = {};
  for (const name of left) if (problems[name]) shown[name] = problems[name];

  return {
    details,
    shown,
    summary: typed.summary,
    change(name, value) {
      const next = { ...details, [name]: value };
      const { [name]: _mended, ...stillRefused } = refused;
      setTyped({ ...typed, details: next, refused: stillRefused });
      if (user) keepDetails(user.uid, next);
    },
    leave(name) {
      // An empty field that was merely passed through is no mistake yet.
      if (details[name].trim() === '' || left.includes(name)) return;
      setTyped({ ...typed, left: [...left, name] });
    },
    check() {
      const wrong = Object.keys(problemsOf(details)) as DetailName[];
      const [first] = wrong;
      const summary = wrong.length > 1 ? typed.summary + 1 : 0;
      setTyped({ ...typed, left: wrong, refused: {}, summary });
      if (first && wrong.length === 1) focusField(first);
      return first === undefined;
    },
    refuse(name, message) {
      setTyped({ ...typed, left: [...left, name], refused: { [name]: message }, summary: 0 });
      focusField(name);
    },
  };
}
