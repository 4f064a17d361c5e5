import { describeAttacks, requested } from './describe-attacks';
import { openOverHttp } from './targets';

jest.setTimeout(3_600_000);

const count = Math.floor(requested / 10);
describeAttacks('over HTTP', count, () => openOverHttp(count));
