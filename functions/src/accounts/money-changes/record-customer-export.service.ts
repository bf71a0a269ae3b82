import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../core/caller.ts';
import type { NewDocument } from '../../core/firestore.ts';
import { expectFewChanges, moneyChange, type MoneyPorts } from './money-change.ts';

export interface RecordExportPorts extends MoneyPorts {
  advisor(uid: string): Promise<Advisor | null>;
  /** Creates documents, all or none. */
  create(rows: readonly NewDocument[]): Promise<void>;
  now(): Date;
}

/**
 * Records that an advisor exports all customers and notifies those concerned, before the file is created.
 * @throws AppError `permission/denied`, `rate/limited`
 */
export async function recordCustomerExport(
  ports: RecordExportPorts,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const advisor = await ports.advisor(uid);
  if (!advisor) throw new AppError('permission/denied');
  const now = ports.now();
  await expectFewChanges(ports.moneyChanges, uid, now);
  const administrators = await ports.administrators(advisor.org);
  const deed = { kind: 'customers-exported', by: uid, person: uid, org: advisor.org } as const;
  await ports.create(moneyChange(deed, administrators, now));
  return {};
}
