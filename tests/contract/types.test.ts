import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exposures, remotes, root } from './built';

const tsc = path.join(root, 'node_modules/typescript/bin/tsc');

const complaints = (project: string) =>
  new Promise<string[]>((resolve) =>
    execFile(process.execPath, [tsc, '-p', project, '--pretty', 'false'], { cwd: root }, (_, out) =>
      resolve(out.split('\n').filter((line) => /^\S+\(\d/.test(line))),
    ),
  );

jest.setTimeout(120_000);

test('remote modules and bus events that do not fit the contract fail the type check', async () => {
  const found = await complaints('tests/contract/misfits');
  const lines = readFileSync(`${__dirname}/misfits/misfits.tsx`, 'utf8').split('\n');
  const wrong = lines.flatMap((line, at) => (line.includes('; // ') ? [at + 1] : []));
  expect(wrong).toHaveLength(5);
  expect(found.map((line) => Number(/\((\d+),/.exec(line)?.[1]))).toEqual(wrong);
});

const kebab = (name: string) =>
  name
    .replace(/^[A-Z]/, (first) => first.toLowerCase())
    .replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);

const modules = remotes.flatMap((remote) =>
  exposures[remote].map((exposure) => [remote, exposure] as const),
);

test.each(modules)(
  '%s checks its exposed module %s against the contract at compile time',
  (remote, exposure) => {
    const file = `${root}/${remote}/src/exposures/${kebab(exposure.slice(2))}`;
    const text = readFileSync(exposure === './start' ? `${file}.ts` : `${file}.tsx`, 'utf8');
    expect(text).toContain(
      `({ ${exposure.slice(2)} }) satisfies Exposure<'${remote}', '${exposure}'>;`,
    );
  },
);
