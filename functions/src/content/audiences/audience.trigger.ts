import { orgAudience } from '@wbd/domain/audiences';
import { onDocumentWritten, type DocumentOptions } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { completeAudience, mirrorAudience } from './mirror-audience.service.ts';

function on<Path extends string>(document: Path): DocumentOptions<Path> {
  return { document, memory: '256MiB' };
}

/** A seminar's sessions follow its audience: rules and lists look at them alone. */
export const onSeminarAudience = onDocumentWritten(
  on('seminars/{seminarId}'),
  onceWriting(async ({ data, params: { seminarId } }) => {
    if (!data?.after.exists) return;
    const audience: unknown = data.after.get('audience');
    if (audience === undefined) await completeAudience(`seminars/${seminarId}`);
    else if (data.before.exists && data.before.get('audience') !== audience) {
      await mirrorAudience(seminarId);
    }
  }),
);

/** A page of an earlier release stores sessions without an audience. */
export const onSessionAudience = onDocumentWritten(
  on('sessions/{sessionId}'),
  onceWriting(async ({ data }) => {
    const seminar: unknown = data?.after.get('seminar');
    if (typeof seminar !== 'string' || data?.after.get('audience') !== undefined) return;
    await mirrorAudience(seminar);
  }),
);

export const onExpertVideoAudience = onDocumentWritten(
  on('expertVideos/{expertId}'),
  onceWriting(async ({ data, params: { expertId } }) => {
    if (!data?.after.exists || data.after.get('audience') !== undefined) return;
    await completeAudience(`expertVideos/${expertId}`);
  }),
);

/** Videos of the library are for its organisation, unless their owner says otherwise. */
export const onKnowledgeVideoAudience = onDocumentWritten(
  on('knowledgeVideos/{videoId}'),
  onceWriting(async ({ data, params: { videoId } }) => {
    const org: unknown = data?.after.get('org');
    if (typeof org !== 'string' || data?.after.get('audience') !== undefined) return;
    await completeAudience(`knowledgeVideos/${videoId}`, orgAudience(org));
  }),
);
