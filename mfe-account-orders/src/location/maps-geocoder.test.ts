import { mapsGeocoder } from './maps-geocoder';

const at = { lat: 13.0457, lng: 77.7262 };
const answers = (answer: () => Promise<Response>) => {
  const ask = jest.fn(answer);
  return { ask, geocoder: mapsGeocoder(ask) };
};

test('asks our own function with the shape of the maps service', async () => {
  const body = {
    status: 'OK',
    results: [
      { address_components: [{ long_name: 'Hoodi', short_name: 'H', types: ['locality'] }] },
    ],
  };
  const { ask, geocoder } = answers(async () => Response.json(body));
  await expect(geocoder.nameOf(at)).resolves.toEqual({ locality: 'Hoodi' });
  expect(ask).toHaveBeenCalledWith('/api/maps/geocode?latlng=13.0457,77.7262', expect.anything());
});

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch')), 'unknown'],
  ['no JSON', async () => new Response('<html>'), 'unknown'],
  ['a failure', async () => Response.json({ error: {} }, { status: 500 }), 'unknown'],
  ['too many requests', async () => Response.json({ error: {} }, { status: 429 }), 'service-busy'],
])('%s is a problem, never an exception', async (_name, answer, problem) => {
  await expect(answers(answer).geocoder.nameOf(at)).resolves.toEqual({ problem });
});
