import { PREVIEW_PARAMETER } from '@wbd/module';
import { publishedDeployment } from '@wbd/module/pointer';
import type { Place } from './place.ts';

/** The address that shows a published version in the middle of the live portal, for three days. */
export async function previewLink(
  place: Place & { origin: string },
  name: string,
  version: string,
): Promise<string> {
  const { token = '' } = await place.write({ action: 'preview', module: name, version });
  const { areas } = await publishedDeployment(place, name, version);
  const url = new URL(areas[0]?.path ?? '/', place.origin);
  url.searchParams.set(PREVIEW_PARAMETER, token);
  return url.href;
}
