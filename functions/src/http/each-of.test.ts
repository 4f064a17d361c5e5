import { eachOf } from './each-of';

const fails = (message: string) => () => Promise.reject(new Error(message));

test('eachOf runs every action and then rejects with all failures', async () => {
  const done = jest.fn(() => Promise.resolve());
  await expect(eachOf([fails('one'), done])).rejects.toThrow('one');
  await expect(eachOf([fails('one'), done, fails('two')])).rejects.toThrow('Several failed');
  await eachOf([done]);
  expect(done).toHaveBeenCalledTimes(3);
});
