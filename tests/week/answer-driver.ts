/** What the driver of the week asks one of its processes, and what that answers. */
export interface Asked {
  id: number;
  what: string;
  value: unknown;
}

export interface Answered {
  id: number;
  value?: unknown;
  failed?: string;
}

type Work = (value: never) => unknown;

/** Answers the driver, and ends where it is gone. */
export function answerDriver(works: Record<string, Work>): void {
  process.on('message', ({ id, what, value }: Asked) => {
    void Promise.resolve()
      .then(() => works[what]?.(value as never))
      .then(
        (answer): Answered => ({ id, value: answer }),
        (error: unknown): Answered => ({ id, failed: String((error as Error).stack ?? error) }),
      )
      .then((answered) => void (process.connected && process.send?.(answered)));
  });
  process.on('disconnect', () => process.exit(0));
}

/** Says that everything is ready, and at which port. */
export const sayReady = (port: number): void => void process.send?.({ id: 0, value: port });
