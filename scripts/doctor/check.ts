import type { Asked } from './asked';

/** Something that is wrong, and what to do. */
export interface Fault {
  says: string;
  mend: string;
}

/** One question to a site or its project. What can't be seen is thrown as `Unseen`. */
export interface Check {
  /** What holds where nothing is found. */
  well: string;
  look: (asked: Asked) => Promise<Fault[]>;
}

/** Whether something is wrong, what that is, and what to do. */
export type Judgement = readonly [isWrong: boolean, says: string, mend: string];

/** A check that asks first and judges what it heard then. */
export const check = <Heard>(
  well: string,
  ask: (asked: Asked) => Promise<Heard>,
  judge: (heard: Heard, asked: Asked) => readonly Judgement[],
): Check => ({
  well,
  look: async (asked) =>
    judge(await ask(asked), asked).flatMap(([isWrong, says, mend]) =>
      isWrong ? [{ says, mend }] : [],
    ),
});
