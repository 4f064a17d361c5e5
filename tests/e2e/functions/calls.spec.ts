import { accountButton, createAccount, declineOffers, signedIn } from '../support/customer';
import { expect, test } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';
import { answerPositions } from '../support/positions';

test.describe('7 The calls it makes', { tag: '@once' }, () => {
  test('Google reviews: GET to a cloud function named getGoogleReviews; reviews (array), rating, user_ratings_total; sample data is marked so (decision)', async ({
    request,
    look,
  }) => {
    const answer = await request.get('/getGoogleReviews');
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({
      reviews: expect.arrayContaining([
        {
          author_name: expect.any(String) as unknown,
          rating: expect.any(Number) as unknown,
          time: expect.any(Number) as unknown,
          text: expect.any(String) as unknown,
        },
      ]) as unknown,
      rating: expect.any(Number) as unknown,
      user_ratings_total: expect.any(Number) as unknown,
      sample: true,
    });
    await expect(
      (await look('/')).getByText(
        'Sample reviews, shown here until our Google reviews are connected.',
      ),
    ).toBeVisible();
  });

  test("Low-rating feedback: POST /api/send-feedback-email takes the specification's payload, but recipient, subject and HTML are the server's (decision)", async ({
    request,
  }) => {
    const text = `Burnt bun ${Date.now()}`;
    const answer = await request.post('/api/send-feedback-email', {
      data: {
        to: 'victim@example.org',
        subject: 'Spam',
        html: '<b>Spam</b>',
        rating: 2,
        name: 'Ravi',
        email: 'ravi@example.in',
        text,
      },
    });
    expect(answer.status()).toBe(200);
    const [mail = ''] = mailsAbout(text);
    expect(mail).toContain('To: owner@burgerkatte.example');
    expect(mail).toContain('Subject: Customer Feedback - 2 Star Review');
    for (const part of ['2 of 5', 'Ravi', 'ravi@example.in', 'was not published']) {
      expect(mail).toContain(part);
    }
    expect(mail).not.toContain('victim@example.org');
    expect(mail).not.toContain('Spam');
  });

  test('Save profile: a merge-set of a document in users keyed by uid on sign-in', async ({
    page,
  }) => {
    await declineOffers(page);
    await page.goto('/about');
    const saved = page.waitForRequest(/\/documents:commit/);
    const email = await createAccount(page);
    const { writes } = (await saved).postDataJSON() as {
      writes: { update: { name: string; fields: object }; updateMask: { fieldPaths: string[] } }[];
    };
    expect(writes[0]?.update.name).toMatch(/\/documents\/users\/\w+$/);
    expect(writes[0]?.update.fields).toMatchObject({ email: { stringValue: email } });
    const transformed = JSON.stringify(writes);
    for (const field of [
      'uid',
      'displayName',
      'email',
      'phoneNumber',
      'photoURL',
      'createdAt',
      'lastLoginAt',
    ]) {
      expect(transformed).toContain(field);
    }
    expect(writes[0]?.updateMask.fieldPaths).toContain('uid');
  });
});

signedIn.describe('7 The calls it makes', { tag: '@once' }, () => {
  signedIn(
    'GET with latlng (lat,lng), the key stays on the server; reads address_components',
    async ({ page }) => {
      await answerPositions(page, [{ lat: 12.9, lng: 77.6 }]);
      await page.route('**/api/maps/geocode*', (route) =>
        route.fulfill({
          json: {
            status: 'OK',
            results: [
              {
                formatted_address: 'Somewhere, India',
                address_components: [
                  { types: ['country'], short_name: 'IN', long_name: 'India' },
                  { types: ['locality'], short_name: 'BLR', long_name: 'Bengaluru' },
                  {
                    types: ['sublocality_level_1', 'sublocality'],
                    short_name: 'HL',
                    long_name: 'Hulimavu',
                  },
                ],
              },
            ],
          },
        }),
      );
      await page.goto('/about');
      await accountButton(page).click();
      const asked = page.waitForRequest('**/api/maps/geocode*');
      await page.getByRole('button', { name: 'Update Location' }).click();
      const query = new URL((await asked).url()).searchParams;
      expect([...query]).toEqual([['latlng', '12.9,77.6']]);
      await expect(page.getByText('Hulimavu', { exact: true })).toBeVisible();
    },
  );
});
