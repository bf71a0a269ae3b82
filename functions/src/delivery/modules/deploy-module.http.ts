import { writerUrl } from '@wbd/module/pointer';
import { onRequest } from 'firebase-functions/https';
import { projectID } from 'firebase-functions/params';
import { google, identityOf, localIssuer } from '../../gateways/identities.ts';
import { modulesPortal } from '../../gateways/modules.ts';
import { deployments } from '../../core/limits.ts';
import { log } from '../../core/log/log.ts';
import { ACCOUNTS, localKeyFile, previewSecrets, REGION } from '../../core/settings.ts';
import { receiveDeployment, type DeployModulePorts } from './deploy-module.service.ts';
import { mayDeploy } from './deployers.ts';

function ports(): DeployModulePorts {
  const project = projectID.value();
  const audience = writerUrl(project, REGION);
  const local = localKeyFile === null ? null : localIssuer(localKeyFile);
  return {
    portal: modulesPortal(),
    identify: (token) => identityOf(token, { issuer: local?.issuer ?? google, audience }),
    // on this machine there is one person, who deploys all modules
    mayDeploy: (identity, module) =>
      local ? identity === local.email : mayDeploy(identity, module, project),
    limit: deployments,
    log,
    now: () => new Date(),
  };
}

/** The one place that changes which version of a module is live; teams add files and ask here. */
export const deployModule = onRequest(
  {
    region: REGION,
    serviceAccount: ACCOUNTS.deployer,
    secrets: previewSecrets,
    concurrency: 80,
    // teams at work, and the most that strangers can cost
    maxInstances: 2,
    timeoutSeconds: 60,
  },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    try {
      const { status, body } = await receiveDeployment(ports(), {
        method: request.method,
        authorization: request.get('authorization'),
        body: request.rawBody,
      });
      response.status(status).json(body);
    } catch (error) {
      log('deployment.failed', {}, error);
      response.status(503).json({ error: 'The portal could not be changed: try again.' });
    }
  },
);
