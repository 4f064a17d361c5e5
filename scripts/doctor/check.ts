import type { Asked } from './asked';

export interface Fault {
  says: string;
  mend: string;
}

/** One check of a site or its project. Throws `Unseen` when it cannot be made. */
export interface Check {
  /** The statement that is true when no fault is found. */
  well: string;
  look: (asked: Asked) => Promise<Fault[]>;
}

export type Judgement = readonly [isWrong: boolean, says: string, mend: string];

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
