/** The Google services that the functions call. None is a legacy service that new projects cannot enable. */
type GoogleService = 'routes' | 'geocoding' | 'places';

interface GoogleSettings {
  keys: Record<string, readonly GoogleService[]>;
  enabled?: readonly GoogleService[];
  quota?: number;
  /** Route length in metres; null if there is no route. */
  metres?: (from: Point, to: Point) => number | null;
  places?: Record<string, object>;
}
interface Point {
  lat: number;
  lng: number;
}
interface Requested {
  service: GoogleService;
  body: unknown;
}

const json = (status: number, body: unknown) => Response.json(body, { status });

const refused = (code: number, status: string, message: string, reason?: string) =>
  json(code, {
    error: {
      ...{ code, message, status },
      ...(reason && {
        details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }],
      }),
    },
  });

const services: [RegExp, GoogleService, string][] = [
  [/^routes\.googleapis\.com\/directions\/v2:computeRoutes$/, 'routes', 'POST'],
  [/^places\.googleapis\.com\/v1\/places\/[^/]+$/, 'places', 'GET'],
  [/^maps\.googleapis\.com\/maps\/api\/geocode\/json$/, 'geocoding', 'GET'],
];
// Google services that respond in the legacy format.
const isOld = (service: GoogleService) => service === 'geocoding';
const modes = ['DRIVE', 'BICYCLE', 'WALK', 'TWO_WHEELER', 'TRANSIT'];
const masks: Partial<Record<GoogleService, RegExp>> = {
  routes: /^(\*|routes(\.\w+)*)$/,
  places: /^(\*|id|rating|reviews(\.\w+)*|userRatingCount|displayName)$/,
};

function pointOf(waypoint: unknown): Point | null {
  const { location } = (waypoint ?? {}) as { location?: { latLng?: Record<string, unknown> } };
  const { latitude, longitude } = location?.latLng ?? {};
  const isPoint = typeof latitude === 'number' && typeof longitude === 'number';
  return isPoint ? { lat: latitude, lng: longitude } : null;
}

/**
 * A fake `fetch` for Google's APIs. It responds and fails as documented, in each service's legacy or new
 * format. Tests can change `state`; `requests` lists the served requests.
 */
export function standInForGoogle(settings: GoogleSettings) {
  const state = {
    enabled: ['routes', 'geocoding', 'places'] as readonly GoogleService[],
    quota: Infinity,
    metres: (() => 1000) as NonNullable<GoogleSettings['metres']>,
    places: {},
    ...settings,
  };
  const requests: Requested[] = [];

  function refusal(service: GoogleService, key: string | null): Response | null {
    const old = (status: string) =>
      json(200, { error_message: 'Why it is so.', status, results: [], routes: [] });
    const may = key === null ? undefined : state.keys[key];
    const isOff = may && !state.enabled.includes(service);
    const isUsedUp = requests.length >= state.quota;
    if (isOld(service)) {
      if (isOff || !may?.includes(service)) return old('REQUEST_DENIED');
      return isUsedUp ? old('OVER_QUERY_LIMIT') : null;
    }
    if (isOff) {
      const text = 'The API has not been used in project 1 before or it is disabled.';
      return refused(403, 'PERMISSION_DENIED', text, 'SERVICE_DISABLED');
    }
    if (key === null) {
      return refused(403, 'PERMISSION_DENIED', 'The request is missing a valid API key.');
    }
    if (!may) {
      return refused(400, 'INVALID_ARGUMENT', `API key ${key} not valid.`, 'API_KEY_INVALID');
    }
    if (!may.includes(service)) {
      const text = 'Requests to this API are blocked.';
      return refused(403, 'PERMISSION_DENIED', text, 'API_KEY_SERVICE_BLOCKED');
    }
    if (isUsedUp) {
      return refused(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', 'RATE_LIMIT_EXCEEDED');
    }
    return null;
  }

  function route(body: Record<string, unknown>): Response {
    const from = pointOf(body['origin']);
    const to = pointOf(body['destination']);
    if (!from || !to)
      return refused(400, 'INVALID_ARGUMENT', 'Origin and destination must be set.');
    if (!modes.includes(String(body['travelMode']))) {
      return refused(400, 'INVALID_ARGUMENT', 'Invalid value at "travel_mode".');
    }
    const metres = state.metres(from, to);
    if (metres === null) return json(200, {});
    return json(200, { routes: [metres === 0 ? {} : { distanceMeters: metres }] });
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const found = services.find(([address]) => address.test(url.host + url.pathname));
    if (!found || found[2] !== request.method) return new Response('<html>', { status: 404 });
    const [, service] = found;
    const key = request.headers.get('x-goog-api-key') ?? url.searchParams.get('key');
    const no = refusal(service, key);
    if (no) return no;
    const mask = request.headers.get('x-goog-fieldmask');
    if (masks[service] && !mask?.split(',').every((field) => masks[service]?.test(field))) {
      return refused(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
    }
    const body = request.method === 'POST' ? ((await request.json()) as object) : null;
    requests.push({ service, body });
    if (service === 'routes') return route(body as Record<string, unknown>);
    if (service === 'places') {
      const place = state.places[url.pathname.split('/').at(-1) ?? ''];
      if (!place) return refused(404, 'NOT_FOUND', 'The Place ID is no longer valid.');
      const fields = Object.entries(place).filter(([name]) => mask?.split(',').includes(name));
      return json(200, Object.fromEntries(fields));
    }
    const part = { long_name: 'Hoodi', short_name: 'Hoodi', types: ['sublocality', 'political'] };
    const result = { formatted_address: 'Hoodi, Bengaluru', address_components: [part] };
    return json(200, { status: 'OK', plus_code: {}, results: [{ ...result, place_id: 'x' }] });
  }

  const fetchJson: typeof fetch = (input, init) => answer(new Request(input, init));
  return { fetchJson, state, requested: requests };
}
