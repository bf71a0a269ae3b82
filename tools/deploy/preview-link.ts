import { PREVIEW_PARAMETER } from '@wbd/module';
import { publishedDeployment, signedPreview, type Portal } from '@wbd/module/pointer';
import type { Target } from './targets.ts';

const LASTS_MS = 3 * 24 * 60 * 60_000;

/** The address that shows a published version in the middle of the live portal, for three days. */
export async function previewLink(
  target: Portal & Pick<Target, 'origin'>,
  name: string,
  version: string,
): Promise<string> {
  const token = await signedPreview(target, name, version, new Date(Date.now() + LASTS_MS));
  const { areas } = await publishedDeployment(target, name, version);
  const url = new URL(areas[0]?.path ?? '/', target.origin);
  url.searchParams.set(PREVIEW_PARAMETER, token);
  return url.href;
}
