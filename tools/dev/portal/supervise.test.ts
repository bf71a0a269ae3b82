import { expect, test, vi } from 'vitest';
import { supervise, type Part } from './supervise.ts';

/** Parts that end when the test says so. */
function parts() {
  const ends: ((how: string) => void)[] = [];
  const stopped: number[] = [];
  const start = vi.fn((): Promise<Part> => {
    const index = ends.length;
    const ended = new Promise<string>((resolve) => ends.push(resolve));
    return Promise.resolve({
      ended,
      stop: () => {
        stopped.push(index);
        ends[index]?.('asked to');
        return Promise.resolve();
      },
    });
  });
  return { ends, stopped, start };
}

test('a part that ends by itself is started again, and the one that runs is stopped', async () => {
  const { ends, stopped, start } = parts();
  const said: string[] = [];
  const part = await supervise(start, (line) => said.push(line));
  ends[0]?.('The inbox ended');
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  expect(said).toEqual(['The inbox ended. Starting it again …']);
  await part.stop();
  expect(stopped).toEqual([1]);
  await part.failed;
  expect(start).toHaveBeenCalledTimes(2);
});

test('a part that does not stay up is given up, one that ends now and then is not', async () => {
  const { ends, start } = parts();
  let time = 0;
  const part = await supervise(
    start,
    () => undefined,
    () => time,
  );
  for (let round = 0; round < 5; round += 1) {
    time += 60_000;
    ends.at(-1)?.('ended');
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(round + 2));
  }
  for (let round = 0; round < 2; round += 1) {
    ends.at(-1)?.('ended');
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(round + 7));
  }
  ends.at(-1)?.('ended');
  expect(await part.failed).toBe('ended. It does not stay up.');
});

test('a part that cannot be started again ends the portal with the reason', async () => {
  const { ends, start } = parts();
  const part = await supervise(start, () => undefined);
  start.mockRejectedValueOnce(new Error('The port is taken'));
  ends[0]?.('ended');
  expect(await part.failed).toBe('The port is taken');
});
