import { FirestoreError, invalidArgument } from '../error';
import type { StoredDocument } from '../store/document-store';
import { documentReads, queryReads } from '../store/locks';
import { readArray, readObject } from '../values/json';
import { type FieldPath, readDocumentName, valueAt, withValueAt } from '../values/paths';
import { formatTimestamp, type WireFields } from '../values/value';
import { type Call, readInTransaction, transactionKeys } from './transactions';
import { parseMask, parseQuery } from './parse-query';

export const getDocument: Call = (_body, { path, root, store, access }) => {
  const document = store.read(readDocumentName(`${root}/${path}`, root));
  access.checkGet(path, document?.fields);
  if (!document) throw new FirestoreError('NOT_FOUND', `Document "${path}" not found.`);
  return documentAnswer(document, root);
};

/** Handles `documents:batchGet`. One forbidden document rejects the whole request. */
export const batchGet: Call = (body, { root, store, access, transactions }) => {
  const keys = ['documents', 'mask', 'database', ...transactionKeys];
  const query = readObject(body, 'The request', keys);
  const paths = readArray(query.documents, 'documents').map((name) => readDocumentName(name, root));
  const mask = query.mask === undefined ? undefined : parseMask(query.mask, 'fieldPaths');
  return readInTransaction(query, transactions, documentReads(paths), (id) => {
    const documents = paths.map((path) => ({ path, document: store.read(path) }));
    for (const { path, document } of documents) access.checkGet(path, document?.fields);
    return documents.map(({ path, document }) => {
      if (id) transactions.noteDocument(id, path, document);
      return document
        ? { found: documentAnswer(document, root, mask), readTime: readTime() }
        : { missing: `${root}/${path}`, readTime: readTime() };
    });
  });
};

/** Handles `documents:runQuery` on one collection. */
export const runQuery: Call = (body, { path, root, store, access, transactions }) => {
  const keys = ['structuredQuery', 'parent', ...transactionKeys];
  const requested = readObject(body, 'The request', keys);
  const { query, mask } = parseQuery(requested.structuredQuery, path);
  access.checkList(query);
  return readInTransaction(requested, transactions, queryReads(query.collection), (id) => {
    const documents = store.query(query);
    if (id) transactions.noteQuery(id, query, documents);
    if (documents.length === 0) return [{ readTime: readTime() }];
    return documents.map((document) => ({
      document: documentAnswer(document, root, mask),
      readTime: readTime(),
    }));
  });
};

/** Handles `documents:runAggregationQuery`. Supports counts only. */
export const runAggregationQuery: Call = (body, { path, store, access }) => {
  const requested = readObject(body, 'The request', ['structuredAggregationQuery', 'parent']);
  const aggregation = readObject(
    requested.structuredAggregationQuery,
    'structuredAggregationQuery',
    ['structuredQuery', 'aggregations'],
  );
  const aliases = readArray(aggregation.aggregations, 'aggregations').map((entry) => {
    const { count, alias } = readObject(entry, 'aggregations', ['count', 'alias']);
    readObject(count, 'count', []);
    if (typeof alias !== 'string') throw invalidArgument('alias must be a string.');
    return alias;
  });
  const { query } = parseQuery(aggregation.structuredQuery, path);
  access.checkList(query);
  const integerValue = String(store.count(query));
  const fields = Object.fromEntries(aliases.map((alias) => [alias, { integerValue }]));
  return [{ result: { aggregateFields: fields }, readTime: readTime() }];
};

function documentAnswer(document: StoredDocument, root: string, mask?: readonly FieldPath[]) {
  return {
    name: `${root}/${document.path}`,
    fields: mask ? maskedFields(document.fields, mask) : document.fields,
    createTime: formatTimestamp(document.createTime),
    updateTime: formatTimestamp(document.updateTime),
  };
}

function readTime(): string {
  return formatTimestamp(Date.now() * 1000);
}

function maskedFields(fields: WireFields, mask: readonly FieldPath[]): WireFields {
  let masked: WireFields = {};
  for (const path of mask) {
    const value = valueAt(fields, path);
    if (value) masked = withValueAt(masked, path, value);
  }
  return masked;
}
