import { describeAttacks, requested } from './describe-attacks';
import { openInProcess } from './targets';

jest.setTimeout(3_600_000);

// The remaining tenth of the attacks goes over HTTP.
describeAttacks('in process', Math.ceil(requested * 0.9), openInProcess);
