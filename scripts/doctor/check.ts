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

const isOne = (judged: Judgement | readonly Judgement[]): judged is Judgement =>
  typeof judged[0] === 'boolean';

export const check = <Answer>(
  well: string,
  ask: (context: DoctorContext) => Promise<Answer>,
  judge: (answer: Answer, context: DoctorContext) => Judgement | readonly Judgement[],
): Check => ({
  well,
  look: async (context) => {
    const judged = judge(await ask(context), context);
    return (isOne(judged) ? [judged] : judged).flatMap(([isWrong, says, mend]) =>
      isWrong ? [{ says, mend }] : [],
    );
  },
});
