import * as z from 'zod/mini';
import { expectSuccess, type GoogleApi } from '../google-api.ts';

const projectSchema = z.object({ name: z.string() });

export const projectAddress = (id: string) =>
  `https://cloudresourcemanager.googleapis.com/v3/projects/${id}`;

/** Reads the project number from the API's answer. */
export const numberOf = (project: unknown) =>
  projectSchema.parse(project).name.replace('projects/', '');

/** @throws Error with the API's message when the project cannot be read */
export async function projectNumber(api: GoogleApi, id: string): Promise<string> {
  return numberOf(expectSuccess(await api.send('GET', projectAddress(id)), id));
}
