import * as z from 'zod/mini';
import { expectSuccess, type Answer, type GoogleApi } from '../google-api.ts';
import { carryOut, isDisabled, type Request, type Resource } from './resource.ts';

export interface Binding {
  role: string;
  members: string[];
  condition?: { title: string; expression: string } | undefined;
}

const bindingSchema = z.looseObject({
  role: z.string(),
  members: z._default(z.array(z.string()), []),
  condition: z.optional(z.looseObject({ title: z.string(), expression: z.string() })),
});
const policySchema = z.looseObject({ bindings: z._default(z.array(bindingSchema), []) });
type Policy = z.infer<typeof policySchema>;

interface PolicyResource {
  name: string;
  /** version 3: conditions are shown, and kept */
  read: (api: GoogleApi) => Promise<Answer>;
  write: (policy: object) => Request;
  /** rights that have to be there; others stay */
  wanted: readonly Binding[];
}

/** Rights on something: those that are missing are given, none is taken away. */
export function policyResource({ name, read, write, wanted }: PolicyResource): Resource {
  return {
    name,
    async plan(api) {
      const answer = await read(api);
      const isAbsent = answer.status === 404 || isDisabled(answer);
      const policy = policySchema.parse(isAbsent ? {} : expectSuccess(answer, name));
      const missing = missingIn(policy, wanted);
      if (missing.length === 0) return null;
      return {
        what: `grant ${missing.map(({ role, members }) => `${role} to ${members.join(', ')}`).join('; ')}`,
        async apply(pause) {
          // read again: the plan's state may be outdated or was missing
          const current = policySchema.parse(expectSuccess(await read(api), name));
          const added = missingIn(current, wanted);
          const bindings = [...current.bindings, ...added];
          await carryOut(api, write({ ...current, version: 3, bindings }), name, pause);
        },
      };
    },
  };
}

function missingIn({ bindings }: Policy, wanted: readonly Binding[]): Binding[] {
  return wanted.flatMap(({ role, members, condition }) => {
    const same = bindings.filter(
      (one) => one.role === role && one.condition?.expression === condition?.expression,
    );
    const absent = members.filter((member) => !same.some((one) => one.members.includes(member)));
    return absent.length === 0 ? [] : [{ role, members: absent, ...(condition && { condition }) }];
  });
}
