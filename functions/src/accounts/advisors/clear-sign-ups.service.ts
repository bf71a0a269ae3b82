import { rollBack, type CreateAdvisorPorts } from './create-advisor.service.ts';

const MOST_AT_ONCE = 200;

/**
 * Removes the logins of sign-ups whose process died, unless another attempt goes on with them: an address that no one tries
 * again must not stay taken by a login without an advisor.
 * @returns how many there were
 */
export async function clearSignUps(
  ports: Pick<CreateAdvisorPorts, 'signUps' | 'logins' | 'log' | 'now'>,
): Promise<number> {
  let cleared = 0;
  for (const id of await ports.signUps.abandoned(ports.now(), MOST_AT_ONCE)) {
    const attempt = await ports.signUps.takeOver(id, ports.now());
    if (!attempt) continue;
    await rollBack(ports, attempt);
    cleared += 1;
  }
  return cleared;
}
