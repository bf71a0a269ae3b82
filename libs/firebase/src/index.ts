export { ENV_ELEMENT_ID, getEnv, type Env } from './env.ts';
