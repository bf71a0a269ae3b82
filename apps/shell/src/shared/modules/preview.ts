import {
  deploymentSchema,
  entryAt,
  folderIn,
  readPreview,
  remotesManifestSchema,
} from '@wbd/module';
import { previewToken } from './preview-token.ts';
import { addressOf, fetchDeployment } from './source.ts';
import { useModules } from './module-store.ts';

/**
 * The content of remotes.json with the module of the preview in the live one's place. Unsigned, expired and removed
 * previews change only the notice.
 */
export async function withPreview(content: unknown): Promise<unknown> {
  const manifest = remotesManifestSchema.parse(content);
  const { previewKey, modules } = manifest;
  const preview = previewKey && (await readPreview(previewToken(), previewKey, new Date()));
  try {
    if (!preview) throw new Error('The preview is over, or was not signed here');
    const { module, version } = preview;
    const deployment = deploymentSchema.parse(await fetchDeployment(module, version));
    useModules.setState({ preview });
    const folder = addressOf(module, folderIn(deployment, version));
    const entry = entryAt(folder, deployment, version);
    return { ...manifest, modules: { ...modules, [module]: entry } };
  } catch {
    useModules.setState({ preview: 'invalid' });
    return content;
  }
}
