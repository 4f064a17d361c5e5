import type { DoctorContext } from './context';

export interface Fault {
  says: string;
  mend: string;
}

/** One check of a live site or its Firebase project. Throws `Unseen` if it cannot be made. */
export interface Check {
  /** The sentence to print if no fault is found. */
  well: string;
  look: (context: DoctorContext) => Promise<Fault[]>;
}

export type Judgement = readonly [isWrong: boolean, says: string, mend: string];

export const check = <Answer>(
  well: string,
  ask: (context: DoctorContext) => Promise<Answer>,
  judge: (answer: Answer, context: DoctorContext) => readonly Judgement[],
): Check => ({
  well,
  look: async (context) =>
    judge(await ask(context), context).flatMap(([isWrong, says, mend]) =>
      isWrong ? [{ says, mend }] : [],
    ),
});
