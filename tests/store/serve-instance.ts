// The process of one function instance. It ends together with the process that started it.
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
