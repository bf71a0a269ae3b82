import { portalResources } from '../setup/set-up.ts';
import type { Check } from './check.ts';
import type { Examined } from './examined.ts';

/** One check per resource of the setup; red when the setup would change it. */
export function setupChecks({ project, api }: Examined): Check[] {
  return portalResources(project).map((resource) => ({
    name: resource.name,
    fix: `npm run operator -- setup --alerts-to ${project.alertsTo} --budget ${project.budget}${
      project.delivery ? ` --repository ${project.delivery.repository}` : ''
    } --project ${project.id}`,
    run: async () => (await resource.plan(api))?.what ?? null,
  }));
}
