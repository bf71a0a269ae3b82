export { functionUrl } from './function-url.ts';
export { ENV_ELEMENT_ID, getEnv, type Env } from './env.ts';
export { provideProof, type AskForProof } from './fresh-proof.ts';
