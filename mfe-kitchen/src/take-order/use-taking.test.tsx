import { menu } from '@burger/shared/testing/a-shop';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '../testing/a-server';
import { noon } from '../testing/an-order';
import { press } from '../testing/rendered';
import { aStaffOrder, fakeMouse, leaveTaking, order, takeButton, taking } from '../testing/taking';

const user = userEvent.setup();
beforeEach(fakeMouse);
afterEach(() => leaveTaking());

const iso = (time: string, date = '2026-11-21') =>
  new Date(`${date}T${time}:00+05:30`).toISOString();
const stations = [{ id: 'grill', name: 'Grill', places: 2, minutes: { 'burgers-veg': 10 } }];
const rules = { ...menu.rules, kitchen: { wayMinutes: 25, stations } };
const busy = { published: () => ok({ ...menu, rules }) };
const when = () => order().getByRole('combobox', { name: 'When' });
/** Answers `GET /api/slots` with the used minutes of the grill by quarter of an hour. */
function respondWithLoad(load: Record<string, number>): jest.Mock {
  const minutes = Object.entries(load).map(([quarter, grill]) => [iso(quarter), { grill }]);
  const body = { slots: [], load: Object.fromEntries(minutes) as unknown };
  const respond = jest.fn(async () => ({ ok: true, json: async () => body }) as Response);
  window.fetch = respond;
  return respond;
}

test('an order that staff take is sent with the end of the shown time, and a chosen slot without one', async () => {
  const { sent } = await taking([{ kind: 'refused', message: 'No' }, aStaffOrder()]);
  await user.keyboard('alo{Enter}');
  expect(when()).toHaveAccessibleDescription('12:20–12:30 PM');
  await user.click(takeButton());
  await user.selectOptions(when(), '7:00–7:30 PM');
  await user.click(takeButton());
  expect(sent).toMatchObject([
    { slot: null, agreedUntil: iso('12:30') },
    { slot: iso('19:00'), agreedUntil: null },
  ]);
});

test('the next press agrees to the new time that the panel shows after the server refused the time', async () => {
  respondWithLoad({});
  const message = 'It would take longer than you saw';
  const refused = (time: object) => ({ kind: 'time-refused' as const, message, time });
  const tomorrow = '2026-11-22';
  const { sent } = await taking(
    [
      refused({ next: null, readyAt: iso('13:00') }),
      refused({ next: iso('12:00', tomorrow) }),
      aStaffOrder(),
    ],
    busy,
  );
  await user.keyboard('alo{Enter}');
  await user.click(takeButton());
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(when()).toHaveAccessibleDescription('1:00–1:10 PM');
  await user.click(takeButton());
  expect(when()).toHaveAccessibleDescription('tomorrow, 12:00–12:30 PM');
  await user.click(takeButton());
  expect(sent.map(({ agreedUntil }) => agreedUntil)).toEqual([
    iso('12:30'),
    iso('13:10'),
    iso('12:30', tomorrow),
  ]);
});

test('the time of an order is read again each minute while the kitchen has stations', async () => {
  respondWithLoad({});
  const { showAt } = await taking([], busy);
  await user.keyboard('alo{Enter}');
  expect(when()).toHaveAccessibleDescription('12:20–12:30 PM');
  respondWithLoad({ '12:00': 30, '12:15': 30, '12:30': 30 });
  await showAt(noon + 60_000);
  expect(when()).toHaveAccessibleDescription('12:50–1:00 PM');
});

test('a retry of an order without response agrees to the time of its first request', async () => {
  const { sent, showAt } = await taking([{ kind: 'unreached' }]);
  await user.keyboard('alo{Enter}');
  await user.click(takeButton());
  await showAt(noon + 120_000);
  await press('Ask now');
  expect(sent.map(({ agreedUntil }) => agreedUntil)).toEqual([iso('12:30'), iso('12:30')]);
});
