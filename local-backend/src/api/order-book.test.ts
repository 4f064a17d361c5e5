import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firestoreOrders } from '@burger/functions/firestore-orders';
import { firestoreSubscribers } from '@burger/functions/firestore-subscribers';
import type { Order } from '@burger/shared/contracts';
import express from 'express';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { makeThrowawayCredentials } from '../admin/throwaway-credentials';
import { createFirestore } from '../firestore';
import { projectId } from '../settings';

// The Admin SDK against the local Firestore: what the functions promise has to hold over the wire.
const root = path.resolve(__dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'order-book-'));
const credentials = makeThrowawayCredentials(projectId, folder);
const store = createFirestore({
  databaseFile: ':memory:',
  rulesFile: path.join(root, 'firestore.rules'),
  indexesFile: path.join(root, 'firestore.indexes.json'),
  projectId,
});
let server: Server;
let app: App;
let firestore: Firestore;

beforeAll(async () => {
  server = createServer(express().use(store.router));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = credentials.file;
  app = initializeApp({ projectId });
  firestore = initializeFirestore(app, { preferRest: true });
});
afterAll(async () => {
  await firestore.terminate();
  await deleteApp(app);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  store.close();
  rmSync(folder, { recursive: true });
});

let keys = 0;
const newKey = () => (keys++).toString(16).padStart(32, '0');
const order = (orderId: string): Order => ({
  orderId,
  customerId: 'asha',
  customerDetails: {
    name: 'Asha',
    email: '',
    phone: '+919876543210',
    address: '12 Lake View Road',
    landmark: '',
    specialInstructions: '',
  },
  items: [{ id: 1, name: 'Aloo Tikki Burger', price: 49, quantity: 2, image: 'aloo-tikki-burger' }],
  pricing: {
    subtotal: 98,
    promoDiscount: 14.7,
    appliedPromo: 'WELCOME15',
    deliveryCharge: 0,
    cgst: 2.08,
    sgst: 2.08,
    total: 87.46,
  },
  location: { lat: 13.04, lng: 77.71, distance: 0.517 },
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  orderStatus: 'placed',
  createdAt: '2026-01-05T08:00:00.123Z',
  estimatedDeliveryTime: '2026-01-05T08:45:00.123Z',
});

test('an order comes back as it went in, its times stored as timestamps', async () => {
  const book = firestoreOrders(firestore);
  const key = newKey();
  expect(await book.find(key)).toBeNull();
  expect(await book.add(key, order('BK000000001'))).toEqual({ added: true });
  expect(await book.find(key)).toEqual(order('BK000000001'));
  const stored = (await firestore.doc(`orders/${key}`).get()).data();
  expect((stored?.['createdAt'] as { toMillis(): number }).toMillis()).toBe(
    Date.parse('2026-01-05T08:00:00.123Z'),
  );
});

test('a taken key answers at once with the stored order, and reserves no other number', async () => {
  const book = firestoreOrders(firestore);
  const key = newKey();
  await book.add(key, order('BK000000002'));
  const started = Date.now();
  expect(await book.add(key, order('BK000000003'))).toEqual({
    added: false,
    stored: order('BK000000002'),
  });
  expect(Date.now() - started).toBeLessThan(3000);
  expect((await firestore.doc('orderNumbers/BK000000003').get()).exists).toBe(false);
});

test('a taken number stores nothing', async () => {
  const book = firestoreOrders(firestore);
  const key = newKey();
  await book.add(newKey(), order('BK000000004'));
  expect(await book.add(key, order('BK000000004'))).toEqual({ added: false, stored: null });
  expect(await book.find(key)).toBeNull();
});

test('of many at once with one key, one is stored', async () => {
  const book = firestoreOrders(firestore);
  const key = newKey();
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, index) => book.add(key, order(`BK10000000${index}`))),
  );
  expect(outcomes.filter(({ added }) => added)).toHaveLength(1);
});

test('a newsletter address is kept once, whatever its case', async () => {
  const subscribers = firestoreSubscribers(firestore);
  await subscribers.add('Asha@Example.in', new Date(0));
  await subscribers.add('asha@example.in', new Date(1));
  const { docs } = await firestore.collection('newsletter').get();
  expect(docs.map((document) => document.data()['email'] as string)).toEqual(['asha@example.in']);
});
