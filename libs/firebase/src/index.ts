export { functionUrl } from './function-url.ts';
export { ENV_ELEMENT_ID, getEnv, type Env } from './env.ts';
