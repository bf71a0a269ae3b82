type Work = (...args: readonly unknown[]) => unknown;

const KILLED = () => new Error('killed');

interface Steps {
  /** whether calls are rejected instead of made; by default they are made */
  isDead?: () => boolean;
  /** runs after each awaited answer, before the caller gets it */
  after: () => Promise<void> | void;
}

/**
 * Ports of a process that is killed: the last call has its effect, its answer is lost, and nothing happens after it.
 * @param step after how many awaited answers
 */
export function dying<Ports extends object>(ports: Ports, step: number): Ports {
  let steps = 0;
  const isDead = () => steps >= step;
  return watched(ports, {
    isDead,
    after: () => {
      steps += 1;
      if (isDead()) throw KILLED();
    },
  });
}

/** Ports between whose awaited answers something else happens, such as another request. */
export function interrupted<Ports extends object>(
  ports: Ports,
  between: () => Promise<void>,
): Ports {
  return watched(ports, { after: between });
}

function watched<Ports extends object>(
  ports: Ports,
  { isDead = () => false, after }: Steps,
): Ports {
  const run = async (answer: Promise<unknown>) => {
    const value = await answer;
    await after();
    return isObject(value) ? wrap(value, false) : value;
  };

  /** @param deep whether objects inside are ports, too; in what was read only its own methods are */
  const wrap = <Watched extends object>(target: Watched, deep: boolean): Watched =>
    new Proxy(target, {
      get(of, key) {
        const value: unknown = Reflect.get(of, key);
        if (isWork(value)) {
          return (...args: unknown[]): unknown => {
            if (isDead()) return Promise.reject(KILLED());
            const result = Reflect.apply(value, of, args);
            return result instanceof Promise ? run(result) : result;
          };
        }
        return deep && isObject(value) ? wrap(value, true) : value;
      },
    });
  return wrap(ports, true);
}

const isWork = (value: unknown): value is Work => typeof value === 'function';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
