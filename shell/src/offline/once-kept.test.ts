import { onceKept } from './once-kept';

const asked = {} as Parameters<typeof onceKept>[1];
const answer = { ok: true } as Response;
const by = (given: Promise<Response>, kept: Promise<void>) =>
  onceKept({ handleAll: () => [given, kept] }, asked);

test('what is fetched anew is answered when it is kept, not before', async () => {
  const heard: string[] = [];
  let keep = () => {};
  const kept = new Promise<void>((resolve) => (keep = resolve)).then(() => void heard.push('kept'));
  const answered = by(Promise.resolve(answer), kept).then(() => heard.push('answered'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([]);
  keep();
  await answered;
  expect(heard).toEqual(['kept', 'answered']);
});

test('where it cannot be kept, it is answered all the same', async () => {
  await expect(by(Promise.resolve(answer), Promise.reject(new Error('full')))).resolves.toBe(
    answer,
  );
});

test('where it cannot be had, that is the answer', async () => {
  const lost = Promise.reject(new Error('no network'));
  await expect(by(lost, Promise.resolve())).rejects.toThrow('no network');
});
