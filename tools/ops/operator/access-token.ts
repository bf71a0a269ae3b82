import { applicationDefault, type Credential } from 'firebase-admin/app';

let credential: Credential | undefined;

/** Of the operator's own Google account: `gcloud auth application-default login`. */
export async function accessToken(): Promise<string> {
  credential ??= applicationDefault();
  return (await credential.getAccessToken()).access_token;
}
