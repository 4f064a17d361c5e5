import { readArray, readObject, readString } from '../values/json';
import { formatTimestamp } from '../values/timestamp';
import { applyWrite } from './apply-write';
import type { Call, CallContext } from './calls';
import { checkPrecondition } from './check-precondition';
import { parseWrite, type Write } from './write';

/** `documents:commit`: all writes or none, each allowed by the rules and meeting its precondition. */
export const commit: Call = (body, context) => {
  const asked = readObject(body, 'The request', ['writes', 'transaction', 'database', 'labels']);
  const writes = readArray(asked.writes, 'writes').map((write) => parseWrite(write, context.root));
  const transaction = asked.transaction ? readString(asked.transaction, 'transaction') : undefined;

  return context.store.commit((time) => {
    if (transaction) context.transactions.finish(transaction, context.store);
    return {
      writeResults: writes.map((write) => performWrite(write, time, context)),
      commitTime: formatTimestamp(time),
    };
  });
};

function performWrite(write: Write, time: number, { store, gatekeeper }: CallContext) {
  const { kind, path, precondition } = write;
  const stored = store.read(path);
  const { after, transformResults } = applyWrite(write, stored?.fields, time);

  if (kind === 'verify') gatekeeper.checkGet(path, stored?.fields);
  else gatekeeper.checkWrite(path, stored?.fields, after);
  // Only after the rules: who may not touch a document does not learn either whether it exists.
  checkPrecondition(precondition, stored, path);

  if (kind === 'verify') return {};
  if (after) store.put(path, after, time);
  else store.remove(path);
  const updateTime = formatTimestamp(time);
  return transformResults.length > 0 ? { updateTime, transformResults } : { updateTime };
}
