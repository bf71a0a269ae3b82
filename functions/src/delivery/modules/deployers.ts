/** Which identity of the project deploys which modules: reviewed as `.github/CODEOWNERS` says, and deployed with the functions. */
export const DEPLOYERS: Readonly<Record<string, readonly string[]>> = {
  'deploy-admin': ['admin'],
  'deploy-configurator': ['configurator'],
  'deploy-crm': ['crm'],
  'deploy-expert-videos': ['expert-videos'],
  'deploy-knowledge': ['knowledge'],
  'deploy-network': ['network'],
  'deploy-public': ['public'],
  'deploy-seminars': ['seminars'],
  'deploy-team': ['team'],
  'deploy-appointments': ['appointments'],
};

/**
 * Whether an identity may change what is live of a module.
 * @param identity its e-mail address
 * @param project whose identities are meant
 */
export function mayDeploy(identity: string, module: string, project: string): boolean {
  const [name = '', ...rest] = identity.split('@');
  if (rest.join('@') !== `${project}.iam.gserviceaccount.com`) return false;
  return Object.hasOwn(DEPLOYERS, name) && (DEPLOYERS[name]?.includes(module) ?? false);
}
