import type { AdvisorDataInput, AdvisorDataOutput } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { EXPORT_PARTS } from '@wbd/domain/collections';
import { AppError } from '@wbd/domain/errors';
import type { FilesGateway } from '../../gateways/storage.ts';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { AdvisorDataRepository, DataRecord } from './advisor-data.repository.ts';
import { filesNamedBy } from './files-of-record.ts';

export interface AdvisorDataPorts {
  advisor(uid: string): Promise<Advisor | null>;
  stored: AdvisorDataRepository;
  files: Pick<FilesGateway, 'find' | 'sign'>;
  /** the address of a file that everyone may read */
  publicUrl(path: string): string;
  /** how many pages one login asks for */
  limit: Pick<RateLimit, 'take'>;
  /** Records that all customers are exported, and notifies those concerned. */
  recordExport(uid: string): Promise<unknown>;
  now(): Date;
}

/** Folders whose files open with a signed address only. */
const SIGNED = /^knowledge_videos(?:_for_customers)?\/(?:video|captions)\//;
/** The longest that Cloud Storage signs for. */
const SIGNED_SECONDS = 7 * 24 * 3_600;

/**
 * A page of the calling advisor's stored data, at every level, or the list of its parts. File paths come with addresses to
 * download them.
 * @throws AppError `permission/denied` for anyone but advisors, `rate/limited`
 */
export async function advisorData(
  ports: AdvisorDataPorts,
  { part, after }: AdvisorDataInput,
  { uid }: Caller,
): Promise<AdvisorDataOutput> {
  if (!(await ports.advisor(uid))) throw new AppError('permission/denied');
  if (!(await ports.limit.take(uid, ports.now()))) throw new AppError('rate/limited');
  if (part === null) {
    return { parts: EXPORT_PARTS.map((one) => one.part), records: [], next: null };
  }
  // the first page of the customers begins an export of all of them
  if (part === 'customers' && after === null) await ports.recordExport(uid);
  const { records, next } = await ports.stored.page(uid, part, after);
  return {
    parts: [],
    records: await Promise.all(records.map((record) => withAddresses(ports, uid, record))),
    next,
  };
}

async function withAddresses(
  ports: AdvisorDataPorts,
  uid: string,
  record: DataRecord,
): Promise<DataRecord> {
  const addresses: Record<string, string> = {};
  for (const [field, path] of filesNamedBy(record)) {
    const address = SIGNED.test(path) ? await signed(ports, uid, path) : ports.publicUrl(path);
    if (address !== null) addresses[field] = address;
  }
  return Object.keys(addresses).length === 0 ? record : { ...record, addresses };
}

/** A record names its file by path: its writer must not get hold of another's video that way. */
async function signed(ports: AdvisorDataPorts, uid: string, path: string): Promise<string | null> {
  const file = await ports.files.find(path);
  if (file?.owner !== uid) return null;
  return (await ports.files.sign(path, ports.now(), SIGNED_SECONDS)).url;
}
