import * as z from 'zod/mini';
import { expectSuccess, type Answer, type GoogleApi } from '../google-api.ts';
import {
  isDisabled,
  type Binding,
  type Pause,
  type Request,
  type Resource,
  type Rights,
} from './resource.ts';

const bindingSchema = z.looseObject({
  role: z.string(),
  members: z._default(z.array(z.string()), []),
  condition: z.optional(z.looseObject({ title: z.string(), expression: z.string() })),
});
const policySchema = z.looseObject({ bindings: z._default(z.array(bindingSchema), []) });
type Policy = z.infer<typeof policySchema>;

interface PolicyResource extends Rights {
  name: string;
  /** version 3: conditions are shown, and kept */
  read: (api: GoogleApi) => Promise<Answer>;
  write: (policy: object) => Request;
}

/** Rights on something: those that are missing are given, none is taken away. */
export function policyResource(spec: PolicyResource): Resource {
  const { name, read, wanted } = spec;
  return {
    name,
    rights: spec,
    async plan(api) {
      const answer = await read(api);
      const isAbsent = answer.status === 404 || isDisabled(answer);
      const policy = policySchema.parse(isAbsent ? {} : expectSuccess(answer, name));
      const missing = missingIn(policy, wanted);
      if (missing.length === 0) return null;
      return {
        what: `grant ${missing.map(({ role, members }) => `${role} to ${members.join(', ')}`).join('; ')}`,
        async apply(pause) {
          const grant = (some: readonly Binding[]) =>
            grantAll({ ...spec, wanted: some }, api, pause);
          try {
            await grant(wanted);
          } catch (error) {
            // a refused right must not prevent the others
            const refused: string[] = [];
            for (const one of missing.flatMap(eachMember)) {
              await grant([one]).catch((why: unknown) => refused.push(messageOf(why)));
            }
            if (refused.length > 0) throw new Error(refused.join('\n'), { cause: error });
          }
        },
      };
    },
  };
}

/** Maximum attempts to write a policy: a new account is unknown for up to a minute, and others write policies, too. */
const MOST_TRIES = 40;
const PAUSE_MS = 3_000;

async function grantAll(
  { name, read, write, wanted }: PolicyResource,
  api: GoogleApi,
  pause: Pause,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    // read again: the plan's state may be outdated or was missing
    const current = policySchema.parse(expectSuccess(await read(api), name));
    const added = missingIn(current, wanted);
    if (added.length === 0) return;
    const bindings = [...current.bindings, ...added];
    const { method, address, body } = write({ ...current, version: 3, bindings });
    const answer = await api.send(method, address, body);
    if (tries === MOST_TRIES || !isWorthAnotherTry(answer)) {
      expectSuccess(answer, `${name}: ${wanted.map(({ role }) => role).join(', ')}`);
      return;
    }
    await pause(PAUSE_MS);
  }
}

const refusalSchema = z.object({ error: z.object({ message: z._default(z.string(), '') }) });

/**
 * An account that was created a moment ago "does not exist" for policies yet
 * (https://cloud.google.com/iam/docs/access-change-propagation), and a policy may have changed since it was read.
 */
function isWorthAnotherTry(answer: Answer): boolean {
  if (answer.status === 409 || isDisabled(answer)) return true;
  const parsed = refusalSchema.safeParse(answer.body);
  return (
    answer.status === 400 && parsed.success && parsed.data.error.message.includes('does not exist')
  );
}

const eachMember = ({ members, ...binding }: Binding): Binding[] =>
  members.map((member) => ({ ...binding, members: [member] }));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function missingIn({ bindings }: Policy, wanted: readonly Binding[]): Binding[] {
  return wanted.flatMap(({ role, members, condition }) => {
    const same = bindings.filter(
      (one) => one.role === role && one.condition?.expression === condition?.expression,
    );
    const absent = members.filter((member) => !same.some((one) => one.members.includes(member)));
    return absent.length === 0 ? [] : [{ role, members: absent, ...(condition && { condition }) }];
  });
}
