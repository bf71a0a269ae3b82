type Work = (...args: readonly unknown[]) => unknown;

/**
 * Ports of a process that is killed: what they did last has happened, its answer is lost, and nothing is done after it.
 * @param step after how many awaited answers
 */
export function dying<Ports extends object>(ports: Ports, step: number): Ports {
  let steps = 0;
  const die = () => Promise.reject(new Error('killed'));

  const run = (work: Work, of: object, args: readonly unknown[]): unknown => {
    if (steps >= step) return die();
    const result = Reflect.apply(work, of, args);
    if (!(result instanceof Promise)) return result;
    return result.then((answer: unknown) => {
      steps += 1;
      if (steps >= step) return die();
      return isObject(answer) ? watched(answer, false) : answer;
    });
  };

  /** @param deep whether what lies within is ports, too; what was read is data but for its own methods */
  const watched = <Watched extends object>(target: Watched, deep: boolean): Watched =>
    new Proxy(target, {
      get(of, key) {
        const value: unknown = Reflect.get(of, key);
        if (isWork(value)) return (...args: unknown[]) => run(value, of, args);
        return deep && isObject(value) ? watched(value, true) : value;
      },
    });
  return watched(ports, true);
}

const isWork = (value: unknown): value is Work => typeof value === 'function';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
