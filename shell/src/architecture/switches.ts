/** What the local site does to a remote: refuses its scripts, or answers them five seconds late. */
export type Fault = 'stop' | 'delay';

export interface Switches {
  /** Whether pages frame the places of remotes. */
  hasFrames: boolean;
  /** The faults by the names of their remotes. */
  faults: Readonly<Record<string, Fault>>;
}

export const noSwitches: Switches = { hasFrames: false, faults: {} };

/** The session cookie with the switches, which the local backend reads too (`hosting/architecture.ts`). */
const cookie = 'burger_architecture';

const isFault = (text: string): text is Fault => text === 'stop' || text === 'delay';

/** Returns the switches in a cookie text, without unknown parts. */
export function readSwitches(cookies: string): Switches {
  const parts = new RegExp(`${cookie}=([^;]*)`).exec(cookies)?.[1]?.split('+') ?? [];
  const faults = parts.flatMap((part) => {
    const [remote = '', fault = ''] = part.split('.');
    return isFault(fault) ? [[remote, fault] as const] : [];
  });
  return { hasFrames: parts.includes('frames'), faults: Object.fromEntries(faults) };
}

/** Returns the cookie that stores the switches until the browser closes. Without any it expires. */
export function cookieOf({ hasFrames, faults }: Switches): string {
  const parts = [
    ...(hasFrames ? ['frames'] : []),
    ...Object.entries(faults).map(([remote, fault]) => `${remote}.${fault}`),
  ];
  const age = parts.length > 0 ? '' : '; max-age=0';
  return `${cookie}=${parts.join('+')}; path=/; samesite=lax${age}`;
}

/** Switches one fault of a remote on, or off if it is on. A remote has at most one fault. */
export function toggled({ faults, ...others }: Switches, remote: string, fault: Fault): Switches {
  const { [remote]: before, ...rest } = faults;
  return { ...others, faults: before === fault ? rest : { ...rest, [remote]: fault } };
}

const states: Record<Fault, string> = { stop: 'is stopped', delay: 'is delayed by 5 s' };

/** Returns a sentence for each fault: `mfe-menu is stopped`. */
export const faultSentences = ({ faults }: Switches): string[] =>
  Object.entries(faults).map(([remote, fault]) => `${remote} ${states[fault]}`);
