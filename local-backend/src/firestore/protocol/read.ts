import { FirestoreError, invalidArgument } from '../error';
import { readArray, readObject } from '../values/json';
import type { Call } from './calls';
import { documentAnswer, readTime } from './document-answer';
import { readDocumentName } from './document-name';
import { joinTransaction, transactionKeys } from './join-transaction';
import { parseMask, parseQuery } from './parse-query';

/** `GET documents/{path}`: one document. */
export const getDocument: Call = (_body, { path, root, store, gatekeeper }) => {
  const document = store.read(readDocumentName(`${root}/${path}`, root));
  gatekeeper.checkGet(path, document?.fields);
  if (!document) throw new FirestoreError('NOT_FOUND', `Document "${path}" not found.`);
  return documentAnswer(document, root);
};

/** `documents:batchGet`: several documents; a single forbidden one refuses all. */
export const batchGet: Call = (body, { root, store, gatekeeper, transactions }) => {
  const keys = ['documents', 'mask', 'database', ...transactionKeys];
  const asked = readObject(body, 'The request', keys);
  const paths = readArray(asked.documents, 'documents').map((name) => readDocumentName(name, root));
  const mask = asked.mask === undefined ? undefined : parseMask(asked.mask, 'fieldPaths');
  const documents = paths.map((path) => ({ path, document: store.read(path) }));
  for (const { path, document } of documents) gatekeeper.checkGet(path, document?.fields);

  const { id, announced } = joinTransaction(asked, transactions);
  const answers = documents.map(({ path, document }) => {
    if (id) transactions.noteDocument(id, path, document);
    return document
      ? { found: documentAnswer(document, root, mask), readTime: readTime() }
      : { missing: `${root}/${path}`, readTime: readTime() };
  });
  return announced.transaction ? [announced, ...answers] : answers;
};

/** `documents:runQuery`: the documents of one collection that meet all conditions. */
export const runQuery: Call = (body, { path, root, store, gatekeeper, transactions }) => {
  const keys = ['structuredQuery', 'parent', ...transactionKeys];
  const asked = readObject(body, 'The request', keys);
  const { query, mask } = parseQuery(asked.structuredQuery, path);
  gatekeeper.checkList(query);
  const documents = store.query(query);

  const { id, announced } = joinTransaction(asked, transactions);
  if (id) transactions.noteQuery(id, query, documents);
  const answers = documents.map((document) => ({
    document: documentAnswer(document, root, mask),
    readTime: readTime(),
  }));
  const parts = answers.length > 0 ? answers : [{ readTime: readTime() }];
  return announced.transaction ? [announced, ...parts] : parts;
};

/** `documents:runAggregationQuery`: counts, nothing else. */
export const runAggregationQuery: Call = (body, { path, store, gatekeeper }) => {
  const asked = readObject(body, 'The request', ['structuredAggregationQuery', 'parent']);
  const aggregation = readObject(asked.structuredAggregationQuery, 'structuredAggregationQuery', [
    'structuredQuery',
    'aggregations',
  ]);
  const aliases = readArray(aggregation.aggregations, 'aggregations').map((entry) => {
    const { count, alias } = readObject(entry, 'aggregations', ['count', 'alias']);
    readObject(count, 'count', []);
    if (typeof alias !== 'string') throw invalidArgument('alias must be a string.');
    return alias;
  });
  const { query } = parseQuery(aggregation.structuredQuery, path);
  gatekeeper.checkList(query);
  const integerValue = String(store.count(query));
  const fields = Object.fromEntries(aliases.map((alias) => [alias, { integerValue }]));
  return [{ result: { aggregateFields: fields }, readTime: readTime() }];
};
