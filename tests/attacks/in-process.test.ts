import { describeAttacks, wanted } from './describe-attacks';
import { openInProcess } from './targets';

jest.setTimeout(3_600_000);

// All but the tenth that goes over HTTP.
describeAttacks('in process', Math.ceil(wanted * 0.9), openInProcess);
