import type { APIRequestContext } from '@playwright/test';
import type { OrderKind } from '@burger/shared/contracts';
import { aShop } from '@burger/shared/testing/a-shop';
import { kitchen, usualMs } from './evening';

const minuteMs = 60_000;
const quarterMinutes = 15;
const quarterMs = quarterMinutes * minuteMs;

/** A stored order, as far as the checks need it. */
export interface Stored {
  key: string;
  orderId: string;
  kind: OrderKind;
  slot: string | null;
  createdAt: string;
  estimatedDeliveryTime: string;
  addedMinutes: number;
  items: { id: number; quantity: number }[];
  kitchenWork: Record<string, Record<string, number>>;
}

type Wire = Record<string, unknown>;

function decoded(value: Wire): unknown {
  const [[type, wire] = ['nullValue', null]] = Object.entries(value);
  if (type === 'mapValue') return fieldsIn((wire as { fields?: Wire }).fields);
  if (type === 'arrayValue') return ((wire as { values?: Wire[] }).values ?? []).map(decoded);
  return type === 'integerValue' || type === 'doubleValue' ? Number(wire) : wire;
}
const fieldsIn = (fields: Wire = {}): Wire =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decoded(value as Wire)]));

/** Reads all documents of a collection, bypassing Firestore's rules. */
export async function documentsOf<Document>(
  request: APIRequestContext,
  url: string,
  collectionId: string,
): Promise<(Document & { key: string })[]> {
  const documents = `${url}/v1/projects/demo-burger-katte/databases/(default)/documents:runQuery`;
  const answer = await request.post(documents, {
    headers: { authorization: 'Bearer owner' },
    data: { structuredQuery: { from: [{ collectionId }] } },
  });
  const found = (await answer.json()) as { document?: { name: string; fields: Wire } }[];
  return found.flatMap(({ document }) =>
    document
      ? [{ ...fieldsIn(document.fields), key: document.name.split('/').at(-1) } as never]
      : [],
  );
}

/** Minutes that are used of a quarter of an hour, under its start (ISO). */
export interface StoredLoad {
  key: string;
  minutes: Record<string, number>;
}

type Station = (typeof kitchen.stations)[number];
const { dishes } = aShop();

const minutesOf = ({ minutes }: Station, items: Stored['items']): number =>
  items.reduce((sum, { id, quantity }) => {
    const category = dishes.find((dish) => dish.id === id)?.category ?? '';
    return sum + (minutes[category] ?? 0) * quantity;
  }, 0);

const workAt = ({ id }: Station, { kitchenWork = {} }: Stored) =>
  Object.entries(kitchenWork).map(([quarter, work]) => ({ quarter, minutes: work[id] ?? 0 }));

function orderFaults(order: Stored): string[] {
  const { orderId, items, slot, kind, addedMinutes, estimatedDeliveryTime } = order;
  const wayMs = kind === 'pickup' ? 0 : kitchen.wayMinutes * minuteMs;
  const placedAt = Date.parse(order.createdAt);
  let [earliest, latest] = [placedAt, placedAt];
  const faults: string[] = [];
  for (const station of kitchen.stations) {
    const work = workAt(station, order).filter(({ minutes }) => minutes !== 0);
    const reserved = work.reduce((sum, { minutes }) => sum + minutes, 0);
    if (reserved !== minutesOf(station, items))
      faults.push(`${orderId} has ${reserved} minutes at ${station.id}`);
    for (const { quarter, minutes } of work) {
      earliest = Math.max(earliest, Date.parse(quarter) + (minutes / station.places) * minuteMs);
      latest = Math.max(latest, Date.parse(quarter) + quarterMs);
    }
  }
  const soonest = slot ? Date.parse(slot) : placedAt + usualMs[kind];
  const promised = Date.parse(estimatedDeliveryTime) - addedMinutes * minuteMs;
  const [from, to] = [earliest, latest].map((readyAt) => Math.max(soonest, readyAt + wayMs));
  if (promised < from! || promised > to! + minuteMs)
    faults.push(`${orderId} is promised for ${estimatedDeliveryTime}`);
  return faults;
}

/**
 * Returns contradictions between orders, their promised times and the load of the stations, without the code
 * that plans them.
 */
export function faultsOf(all: readonly Stored[], load: readonly StoredLoad[]): string[] {
  const faults = all.flatMap(orderFaults);
  for (const station of kitchen.stations) {
    const used = new Map<string, number>(load.map(({ key }) => [key, 0]));
    for (const order of all)
      for (const { quarter, minutes } of workAt(station, order))
        used.set(quarter, (used.get(quarter) ?? 0) + minutes);
    for (const [quarter, minutes] of used) {
      const stored = load.find(({ key }) => key === quarter)?.minutes[station.id] ?? 0;
      // Minutes that had passed unused before an order was planned count as used.
      if (stored > station.places * quarterMinutes || minutes > stored)
        faults.push(`${station.id} has ${minutes} minutes at ${quarter}, stored are ${stored}`);
    }
  }
  return faults;
}
