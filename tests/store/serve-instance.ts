// A process of its own for one instance of the functions, until its driver is gone.
import { answerDriver, sayReady } from '../week/processes';
import { openInstance } from './instance';

const [storePort, clockMs, providerUrl = ''] = process.argv.slice(2);
const instance = await openInstance({
  storePort: Number(storePort),
  clockMs: Number(clockMs),
  providerUrl,
});
answerDriver({ idle: instance.idle, logs: instance.logs });
sayReady(Number(new URL(instance.url).port));
