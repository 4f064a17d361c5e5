import { describeAttacks, wanted } from './describe-attacks';
import { openInProcess } from './targets';

jest.setTimeout(3_600_000);

// The other tenth goes over HTTP.
describeAttacks('in process', Math.ceil(wanted * 0.9), openInProcess);
