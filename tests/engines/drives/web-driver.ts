/** One session of the W3C's WebDriver protocol. */
export interface WebDriver {
  ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  end(): Promise<void>;
}

async function call<T>(url: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Opens a session with a driver that listens on a port of this machine. */
export async function openSession(port: number, capabilities: object): Promise<WebDriver> {
  const base = `http://127.0.0.1:${port}/session`;
  const { sessionId } = await call<{ sessionId: string }>(base, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${base}/${sessionId}`;
  return {
    ask: (method, path, body) =>
      call(`${session}${path}`, method, method === 'POST' ? (body ?? {}) : undefined),
    end: () => call(session, 'DELETE'),
  };
}
