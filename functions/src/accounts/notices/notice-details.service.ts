import type { Account } from '@wbd/domain/accounts';
import { VIDEO_URL_SECONDS } from '@wbd/domain/content';
import { AppError } from '@wbd/domain/errors';
import type {
  NoticeContent,
  NoticeDetailsInput,
  NoticeDetailsOutput,
  NoticeEntry,
  NoticeKind,
  ToldEntry,
} from '@wbd/domain/notices';
import type { AccountCaller } from '../../core/caller.ts';
import type { NewDocument } from '../../core/firestore.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { FilesGateway } from '../../gateways/storage.ts';
import { adminAction } from '../../people/admin-actions/admin-action.ts';
import { isForOther } from './decide-notice.service.ts';
import { expectNotice, type NoticesRepository } from './notices.repository.ts';
import type { ReportedSubject } from './subjects.repository.ts';

/** More than the reports of a round, a complaint and the decisions about them. */
const MOST_ENTRIES = 300;

export interface NoticeDetailsPorts {
  account(uid: string): Promise<Account | null>;
  notices: Pick<NoticesRepository, 'read' | 'entries' | 'hasOtherAdmin'>;
  subject(kind: NoticeKind, item: string): Promise<ReportedSubject | null>;
  files: Pick<FilesGateway, 'sign'>;
  /** the address of the stream that was made of a film, until then */
  streamAddress(path: string, until: Date): string;
  record(action: NewDocument): Promise<void>;
  looks: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * What an admin needs to decide a notice. It names the reporters, so each look is recorded.
 * @throws AppError `rate/limited`, `notice/not-found`
 */
export async function noticeDetails(
  ports: NoticeDetailsPorts,
  { noticeId }: NoticeDetailsInput,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<NoticeDetailsOutput> {
  const now = ports.now();
  if (!(await ports.looks.take(admin.id, now))) throw new AppError('rate/limited');
  const notice = expectNotice(await ports.notices.read(noticeId));
  const [entries, subject, owner, isOthers] = await Promise.all([
    ports.notices.entries(noticeId, MOST_ENTRIES),
    ports.subject(notice.kind, notice.item),
    notice.owner === null ? null : ports.account(notice.owner),
    isForOther(ports, notice, admin.id),
  ]);
  await ports.record(
    adminAction(admin, {
      action: 'notice-opened',
      account: notice.owner ?? 'portal',
      accountEmail: owner?.email ?? null,
      mail: null,
      notice: { id: notice.id, number: notice.number },
      at: now,
    }),
  );
  return {
    notice: { ...notice, changedAt: notice.changedAt.getTime() },
    content: subject && (await contentOf(ports, subject, now)),
    entries: entries.map(told),
    isForOther: isOthers,
  };
}

async function contentOf(
  { files, streamAddress }: Pick<NoticeDetailsPorts, 'files' | 'streamAddress'>,
  { title, text, address, video, closedVideo, closedMode, ownerName }: ReportedSubject,
  now: Date,
): Promise<NoticeContent> {
  const signedVideo = async (path: string) => {
    const { url, expiresAt } = await files.sign(path, now, VIDEO_URL_SECONDS);
    return closedMode === 'stream' ? streamAddress(path, expiresAt) : url;
  };
  return {
    title,
    text,
    address,
    video,
    ownerName,
    signedVideo: closedVideo === null ? null : await signedVideo(closedVideo),
  };
}

function told(entry: NoticeEntry): ToldEntry {
  return { ...entry, at: entry.at.getTime() };
}
