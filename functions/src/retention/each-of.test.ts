import { eachOf } from './each-of';

const fails = (message: string) => () => Promise.reject(new Error(message));

test('what fails stops nothing, and is told in the end', async () => {
  const done = jest.fn(() => Promise.resolve());
  await expect(eachOf([fails('one'), done])).rejects.toThrow('one');
  await expect(eachOf([fails('one'), done, fails('two')])).rejects.toThrow('Several failed');
  await eachOf([done]);
  expect(done).toHaveBeenCalledTimes(3);
});
