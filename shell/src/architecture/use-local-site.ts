import { useState, useSyncExternalStore } from 'react';
import { noRecords, type Records } from './records';
import { onRecords, storedRecords, updateRecords } from './stored-records';
import { storedSwitches, storeSwitches } from './stored-switches';
import { noSwitches, toggled, type Fault, type Switches } from './switches';

/** What only the local site offers: switches, and records of its pages. */
export interface LocalSite {
  switches: Switches;
  /** The faults that pages opened now have: the switches as soon as no cache answers for a stopped remote. */
  appliedFaults: Switches['faults'];
  records: Records;
  toggle: (remote: string, fault: Fault) => void;
  setFrames: (hasFrames: boolean) => void;
  reset: () => void;
  clear: () => void;
}

/** Returns the switches and records of the local site, which all its tabs share. */
export function useLocalSite(): LocalSite {
  const [switches, setSwitches] = useState(storedSwitches);
  const [appliedFaults, setApplied] = useState(switches.faults);
  const records = useSyncExternalStore(onRecords, storedRecords);
  const change = (edit: (before: Switches) => Switches) => {
    const next = edit(storedSwitches());
    setSwitches(next);
    void storeSwitches(next).then(() => setApplied(next.faults));
  };
  return {
    switches,
    appliedFaults,
    records,
    toggle: (remote, fault) => change((before) => toggled(before, remote, fault)),
    setFrames: (hasFrames) => change((before) => ({ ...before, hasFrames })),
    reset: () => change(() => noSwitches),
    clear: () => updateRecords(() => noRecords),
  };
}
