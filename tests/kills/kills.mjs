// Kills the built local backend under load repeatedly. No acknowledged order may be lost or duplicated,
// bill numbers must have no gap, and the restaurant must get each order's mail.
// node tests/kills/kills.mjs [kills=100] [at a time=8] [port=4151]
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createJiti } from 'jiti';
import { root } from '../../shared/repository/paths.mjs';

const jiti = createJiti(import.meta.url);
const load = (file) => /** @type {Promise<any>} */ (jiti.import(file));
const { importCustomers, send, startBackend, stopBackend } = await load('../built-backend.ts');
const { makeOrder } = await load('../order-body.ts');
const { tokenOf } = await load('../token-of.ts');

const [kills = 100, atATime = 8, port = 4151] = process.argv.slice(2).map(Number);
const dataDir = mkdtempSync(path.join(tmpdir(), 'burger-kills-'));
const report = path.join(root, 'reports/kills.json');
const documents = '/v1/projects/demo-burger-katte/databases/(default)/documents';
const names = (collection, id) =>
  `projects/demo-burger-katte/databases/(default)/documents/${collection}/${id}`;
const asOwner = async (action, body) => {
  const answer = await send(port, 'POST', `${documents}:${action}`, { token: 'owner', body });
  if (answer.status !== 200) throw new Error(`${action}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

const acknowledged = new Map();
const lostAnswers = [];
const toCook = [];
let handedOver = 0;
let cook = '';
const cooks = 4;
const problems = [];
let lostInAll = 0;
let next = 0;

async function placeOne(order, token) {
  try {
    const { status, body } = await send(port, 'POST', '/api/orders', { token, body: order });
    if (status === 201 || status === 200) {
      if (!acknowledged.has(order.idempotencyKey)) toCook.push(order.idempotencyKey);
      acknowledged.set(order.idempotencyKey, body.order.orderId);
      return;
    }
    problems.push(`answered ${status}: ${JSON.stringify(body)}`);
  } catch {
    lostInAll += 1;
  }
  lostAnswers.push({ order, token });
}

const states = ['placed', 'confirmed', 'preparing', 'out_for_delivery', 'delivered'];

/** Moves an order from any status to delivered. Repeats a step whose response was lost. */
async function handOver(key) {
  for (const [at, to] of states.slice(1).entries()) {
    const step = { from: states[at], to, payment: to === 'delivered' ? 'cash' : null };
    const url = `/api/kitchen/orders/${key}/step`;
    const { status, body } = await send(port, 'POST', url, { token: cook, body: step });
    if (status !== 200 && body?.error?.code !== 'already-moved') {
      problems.push(`a step answered ${status}: ${JSON.stringify(body)}`);
    }
  }
  handedOver += 1;
}

async function cookOne(key) {
  try {
    await handOver(key);
  } catch {
    toCook.push(key);
  }
}

/** Loads the backend and kills it at a random time after it has acknowledged orders. */
async function killUnderLoad(child, tokens) {
  let alive = true;
  const before = acknowledged.size;
  async function customers() {
    while (alive) {
      const { order, token } = lostAnswers.pop() ?? {
        order: makeOrder(),
        token: tokens[next++ % tokens.length],
      };
      await placeOne(order, token);
    }
  }
  async function kitchen() {
    while (alive) {
      const key = toCook.shift();
      if (key) await cookOne(key);
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  const load = [
    ...Array.from({ length: atATime }, customers),
    ...Array.from({ length: cooks }, kitchen),
  ];
  while (acknowledged.size === before) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
  const killed = stopBackend(child, 'SIGKILL');
  alive = false;
  await Promise.all([killed, ...load]);
}

async function countOf(collection) {
  const [{ result }] = await asOwner('runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: collection }] },
      aggregations: [{ alias: 'all', count: {} }],
    },
  });
  return Number(result.aggregateFields.all.integerValue);
}

async function lostOrders() {
  const keys = [...acknowledged.keys()];
  let lost = 0;
  for (let from = 0; from < keys.length; from += 100) {
    const answers = await asOwner('batchGet', {
      documents: keys.slice(from, from + 100).map((key) => names('orders', key)),
    });
    for (const { found } of answers) {
      const key = found?.name.split('/').at(-1);
      if (!found || found.fields.orderId.stringValue !== acknowledged.get(key)) lost += 1;
    }
  }
  return lost;
}

async function registerOf() {
  const command = path.join(root, 'functions/dist/register.cjs');
  const env = { ...process.env, PORT: String(port) };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command], { env }).catch(
    (failed) => failed,
  );
  return {
    papers: Number(/: 1 to (\d+)/.exec(stdout)?.[1] ?? 0),
    faults: stderr.split('\n').filter(Boolean),
  };
}

const mailbox = path.join(dataDir, 'mailbox');
const readMails = new Set();
const notified = new Set();

function countUnnotified() {
  const files = readdirSync(mailbox).filter((file) => /-order-[^.]*\.eml$/.test(file));
  for (const file of files.filter((each) => !readMails.has(each))) {
    readMails.add(file);
    const mail = readFileSync(path.join(mailbox, file), 'utf8').replace(/=\r?\n/g, '');
    const [, orderId] = /\bOrder (BK\d{9})\b/.exec(mail) ?? [];
    if (orderId) notified.add(orderId);
  }
  return [...acknowledged.values()].filter((orderId) => !notified.has(orderId)).length;
}

// How long (ms) to wait for mails: an interrupted attempt is repeated when its lease ends after half a
// minute.
const longestSweeps = 120_000;

/** Waits for the sweeps that send pending mails. Returns the number of orders without a mail. */
async function unnotifiedAfterSweep() {
  const end = Date.now() + longestSweeps;
  let left = countUnnotified();
  console.log(`${left} orders had no mail yet at the last kill`);
  while (left > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    left = countUnnotified();
  }
  return left;
}

// Few customers place very many orders, so the order limits are off.
process.env.ORDER_LIMITS = 'off';
let { child } = await startBackend({ port, dataDir });
try {
  const customers = await importCustomers(port, 2000);
  const tokens = customers.map(({ token }) => token);
  const { uid } = customers[0];
  const iat = Math.floor(Date.now() / 1000);
  cook = tokenOf(uid, { role: 'staff', email: 'cook@example.in', iat, auth_time: iat });
  for (let killed = 1; killed <= kills; killed += 1) {
    await killUnderLoad(child, tokens);
    ({ child } = await startBackend({ port, dataDir }));
    if (killed % 10 === 0) console.log(`${killed} kills, ${acknowledged.size} orders acknowledged`);
  }
  while (lostAnswers.length > 0) {
    const { order, token } = lostAnswers.pop();
    await placeOne(order, token);
  }
  while (toCook.length > 0) await cookOne(toCook.shift());
  const { faults, papers } = await registerOf();
  problems.push(...faults);
  if (papers !== handedOver) problems.push(`${papers} bills of ${handedOver} orders`);
  const [orders, numbers] = [await countOf('orders'), await countOf('orderNumbers')];
  const lost = await lostOrders();
  const unnotified = await unnotifiedAfterSweep();
  const duplicated = orders - acknowledged.size;
  const distinct = new Set(acknowledged.values()).size;
  console.log(
    `${kills} kills under load: ${acknowledged.size} orders acknowledged, ${lostInAll} responses lost and requested again; ` +
      `${lost} orders lost, ${duplicated} duplicated, ${papers} bills of ${handedOver} handed over, ${faults.length} faults in their register, ${unnotified} orders without a mail, ${distinct} distinct order ids, ${numbers} reserved`,
  );
  const figures = {
    kills,
    acknowledged: acknowledged.size,
    lostAnswers: lostInAll,
    lost,
    duplicated,
    unnotified,
    bills: papers,
    faults: faults.length,
  };
  mkdirSync(path.dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify(figures));
  const sound = distinct === orders && numbers === orders && problems.length === 0;
  if (lost !== 0 || duplicated !== 0 || unnotified !== 0 || !sound) process.exitCode = 1;
  for (const problem of problems.slice(0, 5)) console.log(`  ${problem}`);
} finally {
  await stopBackend(child, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
