import { readdirSync } from 'node:fs';
import path from 'node:path';
import { writePicture } from './pictures';

/** Makes every size of the pictures in a folder of masters, named by their slugs, or of some of them. */
export async function main(masters: string, target: string, asked: readonly string[]) {
  const files = readdirSync(masters).filter((file) => /\.(png|jpe?g|webp|avif|svg)$/i.test(file));
  const wanted = files.filter(
    (file) => asked.length === 0 || asked.includes(path.parse(file).name),
  );
  for (const file of wanted) {
    await writePicture(path.parse(file).name, path.join(masters, file), target);
  }
  console.log(`${wanted.length} pictures are in ${target}.`);
}
