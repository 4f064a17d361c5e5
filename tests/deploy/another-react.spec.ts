import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { changeFile } from '../sites/build-package';
import { copySite } from '../sites/copy-site';
import { serveSite } from '../sites/serve-site';
import { declineOffers } from '../e2e/support/customer';
import { answers, expect, test } from '../e2e/support/fixtures';

test.describe.configure({ timeout: 90_000 });

/** The menu as it is built, but asking for React 18; returns its folder. */
function menuOfAnotherReact(): string {
  const folder = path.resolve('reports/another-react/mfe-menu');
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['package.json', 'dist']) {
    cpSync(`mfe-menu/${part}`, `${folder}/${part}`, { recursive: true });
  }
  const web = `${folder}/dist/web`;
  const entry = readdirSync(web).find((file) => /^remote-entry\.\w+\.js$/.test(file));
  for (const _singleton of ['react', 'react/jsx-runtime']) {
    changeFile(`${web}/${entry}`, 'requiredVersion:"^19.0.0"', 'requiredVersion:"^18.0.0"');
  }
  rmSync(`${web}/${entry}.br`, { force: true });
  changeFile(`${folder}/package.json`, '"version": "1.0.0"', '"version": "2.0.0"');
  return folder;
}

test.describe('what cannot run costs its own place and says why', () => {
  test.use({ tolerated: /RemoteMissingError|does not satisfy/ });

  test('a remote built for another React', async ({ page }) => {
    const site = copySite('another-react');
    const built = ['--built', menuOfAnotherReact()];
    const { code, said } = await site.node('scripts/release.mjs', 'deploy', 'mfe-menu', ...built);
    expect(code, said).toBe(0);
    const server = await serveSite(site.folder);
    const written: string[] = [];
    page.on('console', (message) => written.push(message.text()));
    await declineOffers(page);
    await page.goto(`${server.url}/about`);
    await answers(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
    expect(written.join('\n')).toMatch(
      /mfe-menu\/MenuPage cannot be had: .*module react\S* .* needs \^18\.0\.0/,
    );
    // The page goes first: what it still asks for would be refused by a server that is gone, and reported.
    await page.close();
    await server.stop();
  });
});
