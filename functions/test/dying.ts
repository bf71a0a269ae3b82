/** What a process whose end has come meets, whatever it tries. */
export class Killed extends Error {}

/**
 * The same ports in the hands of a process that is killed: once the given number of its calls have had their effect, before it
 * learns of the last one's answer. Nothing that it tries afterwards happens.
 * @param calls how many are still made, those of objects that it was given included
 */
export function dyingAfter<Ports extends object>(calls: number, ports: Ports): Ports {
  let left = calls;
  const watched = <Watched extends object>(of: Watched): Watched =>
    new Proxy(of, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value === 'object' && value !== null) return watched(value);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (left <= 0) throw new Killed();
          const result: unknown = Reflect.apply(value, target, given);
          if (!(result instanceof Promise)) return result;
          return result.then((answer: unknown) => {
            left -= 1;
            if (left <= 0) throw new Killed();
            return isPort(answer) ? watched(answer) : answer;
          });
        };
      },
    });
  return watched(ports);
}

/** An answer with something to call, such as a state that can be written. */
function isPort(answer: unknown): answer is object {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    Object.getPrototypeOf(answer) === Object.prototype &&
    Object.values(answer).some((value) => typeof value === 'function')
  );
}
