import * as z from 'zod/mini';
import { expectSuccess, type GoogleApi } from '../google-api.ts';

const projectSchema = z.object({ name: z.string() });

/** The address of a project. */
export const projectAddress = (id: string) =>
  `https://cloudresourcemanager.googleapis.com/v3/projects/${id}`;

/** Takes the number from a project as the API describes it. */
export const numberOf = (project: unknown) =>
  projectSchema.parse(project).name.replace('projects/', '');

/** @throws Error with what the API says about a project that cannot be read */
export async function projectNumber(api: GoogleApi, id: string): Promise<string> {
  return numberOf(expectSuccess(await api.send('GET', projectAddress(id)), id));
}
