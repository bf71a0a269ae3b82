import * as z from 'zod/mini';

export const JOBS = [
  'Angestellter',
  'Selbständig',
  'Beamter',
  'Student',
  'Rentner',
  'Arbeitslos',
] as const;
export const jobSchema = z.enum(JOBS);
export type Job = z.infer<typeof jobSchema>;

/** Other forms of the jobs, in lower case. */
const FORMS: Record<Job, readonly string[]> = {
  Angestellter: ['angestellte', 'angestellt', 'angestellte/r', 'arbeitnehmer'],
  Selbständig: ['selbstständig', 'selbständiger', 'selbständige', 'selbstständige', 'freiberufler'],
  Beamter: ['beamtin', 'beamter/beamtin', 'verbeamtet'],
  Student: ['studentin', 'studierend', 'studierende', 'studium'],
  Rentner: ['rentnerin', 'rente', 'pension', 'pensionär', 'ruhestand'],
  Arbeitslos: ['arbeitslose', 'arbeitsloser', 'arbeitssuchend', 'arbeitsuchend'],
};

/** @returns null for an unknown word */
export function jobOf(typed: string): Job | null {
  const wanted = typed.toLocaleLowerCase('de');
  return (
    JOBS.find((job) => job.toLocaleLowerCase('de') === wanted || FORMS[job].includes(wanted)) ??
    null
  );
}
