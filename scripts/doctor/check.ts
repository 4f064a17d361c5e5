import { type DoctorContext, Unseen } from './context';

interface Fault {
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
  !Array.isArray(judged[0]);

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

export type Found =
  | { is: 'well'; well: string }
  | { is: 'wrong'; well: string; faults: Fault[] }
  | { is: 'unseen'; well: string; why: string; how: string };

async function runCheck({ well, look }: Check, context: DoctorContext): Promise<Found> {
  try {
    const faults = await look(context);
    return faults.length > 0 ? { is: 'wrong', well, faults } : { is: 'well', well };
  } catch (error) {
    if (error instanceof Unseen) return { is: 'unseen', well, why: error.message, how: error.how };
    throw error;
  }
}

export const examine = (checks: readonly Check[], context: DoctorContext): Promise<Found[]> =>
  Promise.all(checks.map((one) => runCheck(one, context)));

const grouped = (found: readonly Found[]) => {
  const groups = new Map<string, { how: string; wells: string[] }>();
  for (const one of found) {
    if (one.is !== 'unseen') continue;
    const { wells } = groups.get(one.why) ?? { wells: [] };
    groups.set(one.why, { how: one.how, wells: [...wells, one.well] });
  }
  return [...groups];
};

export function report(found: readonly Found[]): string {
  const wrong = found.flatMap((one) => (one.is === 'wrong' ? one.faults : []));
  const unseen = grouped(found);
  const well = found.filter(({ is }) => is === 'well');
  const unseenCount = found.filter(({ is }) => is === 'unseen').length;
  return [
    ...(wrong.length > 0 ? ['Wrong:'] : []),
    ...wrong.flatMap(({ says, mend }) => [`  ✗ ${says}`, `    → ${mend}`]),
    ...(unseen.length > 0 ? ['', 'Not checked:'] : []),
    ...unseen.flatMap(([why, { how, wells }]) => [
      `  ? ${why}`,
      `    → ${how}`,
      ...wells.map((one) => `      ${one}?`),
    ]),
    ...(well.length > 0 ? ['', 'Well:'] : []),
    ...well.map((one) => `  ✓ ${one.well}`),
    '',
    `${wrong.length} wrong, ${unseenCount} not seen, ${well.length} well.`,
  ]
    .join('\n')
    .trimStart();
}
