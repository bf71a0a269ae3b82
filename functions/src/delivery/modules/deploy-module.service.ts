import {
  changePointer,
  OutOfDate,
  pointerRequestSchema,
  Refused,
  type Portal,
} from '@wbd/module/pointer';
import type { Log } from '../../core/log/log.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';

export interface DeployModulePorts {
  portal: Portal;
  /** @returns the e-mail address of the identity that a token proves; null when it proves none */
  identify(token: string): Promise<string | null>;
  mayDeploy(identity: string, module: string): boolean;
  limit: Pick<RateLimit, 'take'>;
  log: Log;
  now(): Date;
}

/** A request as it came. */
export interface DeploymentRequest {
  method: string;
  authorization: string | undefined;
  /** undefined when there is none */
  body: Buffer | undefined;
}

export interface DeploymentAnswer {
  status: number;
  body: object;
}

/** Many times the largest request; the files of a module do not come here. */
const LARGEST_BYTES = 16 * 1024;
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/**
 * Changes the live version of a module for an authorised identity. Strangers are refused before anything is read. A
 * refusal answers with one sentence, `error`.
 */
export async function receiveDeployment(
  ports: DeployModulePorts,
  { method, authorization = '', body = Buffer.alloc(0) }: DeploymentRequest,
): Promise<DeploymentAnswer> {
  if (method !== 'POST') return refusal(405, 'Only POST changes anything.');
  if (body.length > LARGEST_BYTES) return refusal(413, 'The request is too large.');
  const [, token] = BEARER.exec(authorization.slice(0, LARGEST_BYTES)) ?? [];
  const identity = token === undefined ? null : await ports.identify(token);
  if (identity === null) return refusal(401, 'The request proves no identity.');
  const { data: request } = pointerRequestSchema.safeParse(parsed(body));
  if (!request) return refusal(400, 'The request is none of those that are known.');
  const { action, module } = request;
  if (!ports.mayDeploy(identity, module)) {
    ports.log('deployment.asked', { outcome: 'refused', identity, module, action });
    return refusal(403, `${identity} may not deploy ${module}.`);
  }
  if (!(await ports.limit.take(identity, ports.now()))) {
    return refusal(429, `${identity} has deployed too often: wait an hour.`);
  }
  try {
    const answer = await changePointer(ports.portal, request);
    const live = answer.live?.version ?? null;
    ports.log('deployment.asked', { outcome: 'ok', identity, module, action, live });
    return { status: 200, body: answer };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refusal(error instanceof OutOfDate ? 409 : 422, error.message);
  }
}

const refusal = (status: number, error: string): DeploymentAnswer => ({ status, body: { error } });

/**
 * @returns undefined for invalid JSON
 */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
