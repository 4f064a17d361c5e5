import { mapsApi } from './maps-api';

const kitchen = { lat: 13.037, lng: 77.708 };
const there = { lat: 13, lng: 77.7 };
const answering = (body: unknown, status = 200) =>
  jest.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
const route = (value: unknown) => ({ status: 'OK', routes: [{ legs: [{ distance: { value } }] }] });

test('asks for the bicycle route and reads its metres as kilometres', async () => {
  const ask = answering(route(4_560));
  expect(await mapsApi(ask)(kitchen, there)).toBe(4.56);
  expect(ask).toHaveBeenCalledWith(
    '/api/maps/directions?origin=13.037%2C77.708&destination=13%2C77.7&mode=bicycling',
    expect.anything(),
  );
});

test.each([
  ['REQUEST_DENIED', { status: 'REQUEST_DENIED', routes: [] }],
  ['OVER_QUERY_LIMIT', { status: 'OVER_QUERY_LIMIT' }],
  ['ZERO_RESULTS', { status: 'ZERO_RESULTS', routes: [] }],
  ['no route', { status: 'OK', routes: [] }],
  ['no leg', { status: 'OK', routes: [{ legs: [] }] }],
  ['no number', route('far')],
  ['a negative distance', route(-5)],
  ['a negative distance as text', route('-3')],
  ['nothing', null],
])('%s is no route', async (_name, body) => {
  expect(await mapsApi(answering(body))(kitchen, there)).toBeNull();
});

test('neither is a text that is no JSON, a failure, or a network that fails', async () => {
  const garbage = () => Promise.resolve(new Response('<html>'));
  const broken = () => Promise.resolve(new Response('oops', { status: 500 }));
  const failing = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await mapsApi(garbage)(kitchen, there)).toBeNull();
  expect(await mapsApi(broken)(kitchen, there)).toBeNull();
  expect(await mapsApi(failing)(kitchen, there)).toBeNull();
});
