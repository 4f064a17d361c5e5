import { Router } from 'express';
import { staffOf } from '../auth/signed-in';
import type { StaffDevices } from '../channels/staff-devices';
import { Refusal } from '../http/errors';
import { checkedBody, readJson } from '../http/requests';
import { StaffSubscribeSchema, UnsubscribeSchema } from '../push/subscriptions';
import type { Push } from '../push/web-push';

export interface StaffPushPorts {
  push: Push | null;
  staffDevices: StaffDevices;
  now: () => Date;
}

/**
 * Serves `GET /push` (the public key of the restaurant, or null), and `POST /push` and `POST /push/end`, which
 * start and end the messages about new orders on a device of the counter.
 */
export function staffPushRoutes({ push, staffDevices, now }: StaffPushPorts): Router {
  const router = Router();
  router.get('/push', (_request, response) => {
    response.json({ key: push?.key ?? null });
  });
  router.post('/push', readJson, async (request, response) => {
    const subscribed = checkedBody(StaffSubscribeSchema, request.body);
    if (!push) throw new Refusal('unavailable', 'Messages to devices are not set up.');
    await staffDevices.add({ ...subscribed, uid: staffOf(response).uid, at: now().getTime() });
    response.status(201).json({});
  });
  router.post('/push/end', readJson, async (request, response) => {
    await staffDevices.remove(checkedBody(UnsubscribeSchema, request.body).endpoint);
    response.json({});
  });
  return router;
}
