import { serviceAgentOf, type SetupProject } from './project.ts';
import { carryOut, read, type Resource } from './resource.ts';

const STORAGE = 'https://storage.googleapis.com/storage/v1';
const SERVICES = 'https://serviceusage.googleapis.com/v1beta1';

/** Services whose accounts get rights from this setup, and which create these accounts on request. */
const IDENTITIES = ['pubsub', 'eventarc'];

/**
 * Accounts of Google's own services in this project. A service creates its account on the first request for it, and
 * policies that name it earlier are refused (https://docs.cloud.google.com/iam/docs/create-service-agents).
 */
export function serviceAgents(project: SetupProject): Resource[] {
  return [
    requestedAgent('account of Cloud Storage', `${STORAGE}/projects/${project.id}/serviceAccount`),
    ...IDENTITIES.map((service) => generatedIdentity(project, service)),
  ];
}

/** An account that exists once its address has been read. */
export function requestedAgent(name: string, address: string): Resource {
  return {
    name,
    async plan(api) {
      const isThere = (await read(api, address, name)) !== null;
      return isThere
        ? null
        : {
            what: 'create',
            apply: (pause) => carryOut(api, { method: 'GET', address }, name, pause),
          };
    },
  };
}

/** No API says whether the account exists, so it is requested until the project's policy names it. */
function generatedIdentity(project: SetupProject, service: string): Resource {
  const name = `account of ${service}`;
  const address = `${SERVICES}/projects/${project.number}/services/${service}.googleapis.com:generateServiceIdentity`;
  return {
    name,
    async plan(api) {
      const policy = await api.send(
        'POST',
        `https://cloudresourcemanager.googleapis.com/v3/projects/${project.id}:getIamPolicy`,
        { options: { requestedPolicyVersion: 3 } },
      );
      if (JSON.stringify(policy.body).includes(serviceAgentOf(service, project))) return null;
      return {
        what: 'create',
        apply: (pause) => carryOut(api, { method: 'POST', address, body: {} }, name, pause),
      };
    },
  };
}
