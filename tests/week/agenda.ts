type Work = () => Promise<void> | void;

/** What is to be done at which moment (ms). */
export interface Agenda {
  at(moment: number, work: Work): void;
  /** What has to be done by that moment, which is forgotten with it. */
  due(moment: number): Work[];
  readonly length: number;
}

export function createAgenda(): Agenda {
  let entries: { moment: number; work: Work }[] = [];
  return {
    at: (moment, work) => void entries.push({ moment, work }),
    due(moment) {
      const now = entries.filter((entry) => entry.moment <= moment);
      entries = entries.filter((entry) => entry.moment > moment);
      return now.sort((one, other) => one.moment - other.moment).map(({ work }) => work);
    },
    get length() {
      return entries.length;
    },
  };
}
