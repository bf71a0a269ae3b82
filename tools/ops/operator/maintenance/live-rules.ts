import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from 'firebase-admin/app';
import { getSecurityRules } from 'firebase-admin/security-rules';
import { WORKSPACE_ROOT } from '../../../base/workspace.ts';

export const SERVICES = ['firestore', 'storage'] as const;
export type Service = (typeof SERVICES)[number];

/** The security rules in force. */
export interface LiveRules {
  /** @returns the name by which they can be brought back, and their text */
  inForce(service: Service): Promise<{ name: string; source: string }>;
  release(service: Service, source: string): Promise<void>;
  bringBack(service: Service, name: string): Promise<void>;
}

/** The project's rules, as the operator's account may change them. */
export function projectRules(app: App, bucket: string): LiveRules {
  const rules = getSecurityRules(app);
  return {
    async inForce(service) {
      const { name, source } = await (service === 'firestore'
        ? rules.getFirestoreRuleset()
        : rules.getStorageRuleset(bucket));
      return { name, source: source.map(({ content }) => content).join('\n') };
    },
    async release(service, source) {
      await (service === 'firestore'
        ? rules.releaseFirestoreRulesetFromSource(source)
        : rules.releaseStorageRulesetFromSource(source, bucket));
    },
    bringBack: (service, name) =>
      service === 'firestore'
        ? rules.releaseFirestoreRuleset(name)
        : rules.releaseStorageRuleset(name, bucket),
  };
}

/**
 * The rules of the emulators, which begin with the files of this checkout and do not say what is in force.
 * @param hosts `127.0.0.1:8080`; without a Storage emulator its rules are left alone
 */
export function emulatorRules(
  project: string,
  hosts: { firestore: string; storage: string | undefined },
): LiveRules {
  const fileOf = (service: Service) => `${service}.rules`;
  const read = (name: string) => readFileSync(path.join(WORKSPACE_ROOT, name), 'utf8');
  const release = async (service: Service, content: string) => {
    const address =
      service === 'firestore'
        ? `http://${hosts.firestore}/emulator/v1/projects/${project}:securityRules`
        : hosts.storage && `http://${hosts.storage}/internal/setRules`;
    if (!address) return;
    const answer = await fetch(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ rules: { files: [{ name: fileOf(service), content }] } }),
    });
    if (!answer.ok)
      throw new Error(`The ${service} emulator refused rules: ${await answer.text()}`);
  };
  return {
    inForce: (service) => Promise.resolve({ name: fileOf(service), source: read(fileOf(service)) }),
    release,
    bringBack: (service, name) => release(service, read(name)),
  };
}
