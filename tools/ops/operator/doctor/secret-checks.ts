import {
  SECRET_FORMS,
  secretValue,
  UNUSED_SECRET,
  type SecretName,
} from '../../../../functions/src/core/secret-forms.ts';
import { OPTIONAL } from '../setup/secrets.ts';
import type { Check } from './check.ts';
import { storedSecret, type Examined } from './examined.ts';

const isSecret = (name: string): name is SecretName => name in SECRET_FORMS;

/** Reads each secret as the functions do, and never prints a value. */
export function secretChecks(examined: Examined): Check[] {
  return Object.keys(SECRET_FORMS)
    .filter(isSecret)
    .map((name) => ({
      name: `form of ${name}`,
      fix: `npx firebase functions:secrets:set ${name} --project ${examined.project.id}, then deploy the functions`,
      run: async () => {
        const stored = await storedSecret(examined, name);
        if (OPTIONAL.includes(name) && stored?.trim() === UNUSED_SECRET) return null;
        secretValue(name, stored);
        return null;
      },
    }));
}
