import {
  folderSchema,
  INTRO_TAB,
  INTRO_TOPICS,
  organisationSchema,
  publicConfigSchema,
  withheldContentSchema,
} from '@wbd/domain/content';
import { sellerSchema } from '@wbd/domain/invoices';
import * as z from 'zod/mini';

/** Data that only the operator changes: organisations, library folders, configuration, withheld content. */
const operatorDataSchema = z.object({
  organisations: z.array(organisationSchema),
  folders: z.array(folderSchema),
  config: z.omit(publicConfigSchema, { id: true }),
  withheld: z.omit(withheldContentSchema, { id: true }),
  /** who sells the packages, as e-invoices name them; without it none is made */
  seller: z._default(z.nullable(sellerSchema), null),
});
export type OperatorData = z.infer<typeof operatorDataSchema>;

/**
 * Parses an operator's file, each part with the schema the portal reads it with.
 * @throws Error naming every field that does not fit, and every reference to something that is not there
 */
export function parseOperatorData(json: string): OperatorData {
  const parsed = operatorDataSchema.safeParse(JSON.parse(json));
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The operator's data does not fit:\n${issues.join('\n')}`);
  }
  const mistakes = mistakesIn(parsed.data);
  if (mistakes.length > 0)
    throw new Error(`The operator's data does not fit:\n${mistakes.join('\n')}`);
  return parsed.data;
}

function mistakesIn({ organisations, folders, config }: OperatorData): string[] {
  const orgs = new Set(organisations.map(({ id }) => id));
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  return [
    ...doubles('organisation', organisations),
    ...doubles('folder', folders),
    ...folders
      .filter(({ id }) => id === INTRO_TAB)
      .map(({ id }) => `folder ${id}: the tab of the introductory videos has this id`),
    ...folders.flatMap(({ id, org, parent }) => {
      const above = parent === null ? null : byId.get(parent);
      return [
        ...(orgs.has(org) ? [] : [`folder ${id}: there is no organisation ${org}`]),
        ...(above === undefined ? [`folder ${id}: there is no folder ${parent}`] : []),
        ...(above && above.org !== org
          ? [`folder ${id}: ${parent} is another organisation's`]
          : []),
      ];
    }),
    ...Object.entries(config.seminarRedirects)
      .filter(([old, target]) => old === target || target in config.seminarRedirects)
      .map(([old]) => `seminarRedirects: ${old} leads to another redirect`),
    ...Object.entries(config.introVideos).flatMap(([topic, { video, thumb }]) => [
      ...(INTRO_TOPICS.some((one) => one === topic)
        ? []
        : [`introVideos: there is no topic ${topic}, only ${INTRO_TOPICS.join(', ')}`]),
      ...[video, thumb]
        .filter((path) => path !== null && !/^intro\/(video|thumb)\/[^/]+$/.test(path))
        .map((path) => `introVideos: ${path} does not lie in intro/video or intro/thumb`),
    ]),
    ...(isHttps(config.founderSchedulingLink)
      ? []
      : ['founderSchedulingLink: not an https address']),
    ...Object.entries(config.explainerFilms)
      .filter(([, address]) => !isHttps(address))
      .map(([type]) => `explainerFilms: ${type} is not an https address`),
  ];
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

function doubles(what: string, items: readonly { id: string }[]): string[] {
  const ids = items.map(({ id }) => id);
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${what} ${id} is there twice`);
}
