import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.resolve(__dirname, file), 'utf8');

test('cards have the hues of the frames, whose chunk cannot share their code', () => {
  const frames = read('../boundaries/show-boundaries.lazy.ts');
  const [hues = 'none'] = /const hueOf = .*/.exec(read('remote-colour.ts')) ?? [];
  expect(frames).toContain(hues);
  expect(frames).toContain('`hsl(${hueOf(place.remote) % 360} 80% 35%)`');
});
