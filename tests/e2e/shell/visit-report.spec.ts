import { declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';
import { asDrawnVisitor, hide } from '../support/visit-report';

// The size limit of the visit report's script, in bytes.
const mostBytes = 2048;

test(
  'a visit report contains versions but no cookie or name',
  { tag: '@nightly' },
  async ({ page: customer, baseURL }) => {
    await asDrawnVisitor(customer);
    await declineOffers(customer);
    await customer.context().addCookies([{ name: 'known', value: 'asha', url: baseURL! }]);
    const script = customer.waitForResponse(/\/tell-visit\.\w+\.js$/);
    await customer.goto('/menu');
    await answers(customer);
    await customer.getByRole('searchbox').first().fill('tikki');
    const { responseBodySize } = await (await script).request().sizes();
    expect(responseBodySize).toBeGreaterThan(0);
    expect(responseBodySize).toBeLessThan(mostBytes);

    const reported = customer.waitForRequest('**/api/vitals');
    await hide(customer);
    const request = await reported;
    expect((await request.response())?.status()).toBe(204);
    const headers = await request.allHeaders();
    expect(headers['cookie']).toBeUndefined();
    expect(headers['authorization']).toBeUndefined();
    const visit = request.postDataJSON() as Record<string, Record<string, unknown>>;
    const answer = await customer.request.get('/remotes.json');
    const remotes = (await answer.json()) as Record<string, { version: string }>;
    expect(visit['versions']).toMatchObject({ 'mfe-menu': remotes['mfe-menu']?.version });
    expect(visit['pages']).toMatchObject({
      '/menu': { lcp: expect.any(Number), cls: expect.any(Number) },
    });
    expect(visit['errors']).toEqual({});
  },
);
