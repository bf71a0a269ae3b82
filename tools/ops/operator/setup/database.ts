import { RETENTION_DAYS } from '@wbd/domain/retention';
import * as z from 'zod/mini';
import { REGION, type SetupProject } from './project.ts';
import { restResource, type Resource } from './resource.ts';

const FIRESTORE = 'https://firestore.googleapis.com/v1';
const DAY_SECONDS = 24 * 60 * 60;

const schedulesSchema = z.object({
  backupSchedules: z._default(z.array(z.looseObject({ name: z.string() })), []),
});

/** The database, any minute of the last week, and its backups: daily for two weeks, weekly for twelve. */
export function database({ id }: SetupProject): Resource[] {
  const databases = `${FIRESTORE}/projects/${id}/databases`;
  const address = `${databases}/(default)`;
  const changeable = {
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  };
  const wanted = { type: 'FIRESTORE_NATIVE', locationId: REGION, ...changeable };
  const schedule = (
    name: string,
    recurrence: Readonly<Record<string, object>>,
    retentionDays: number,
  ) => {
    const retention = { retention: `${retentionDays * DAY_SECONDS}s` };
    const [kind = ''] = Object.keys(recurrence);
    const ofKind = (answer: unknown) =>
      schedulesSchema.parse(answer ?? {}).backupSchedules.find((one) => kind in one);
    return restResource({
      name,
      address: `${address}/backupSchedules`,
      pick: ofKind,
      wanted: { ...retention, ...recurrence },
      create: {
        method: 'POST',
        address: `${address}/backupSchedules`,
        body: { ...retention, ...recurrence },
      },
      update: (current) => ({
        method: 'PATCH',
        address: `${FIRESTORE}/${z.object({ name: z.string() }).parse(current).name}?updateMask=retention`,
        body: retention,
      }),
    });
  };
  return [
    restResource({
      name: 'database',
      address,
      wanted,
      fixed: ['type', 'locationId'],
      create: { method: 'POST', address: `${databases}?databaseId=(default)`, body: wanted },
      update: () => ({
        method: 'PATCH',
        address: `${address}?updateMask=${Object.keys(changeable).join(',')}`,
        body: changeable,
      }),
    }),
    schedule('daily backup', { dailyRecurrence: {} }, 14),
    schedule('weekly backup', { weeklyRecurrence: { day: 'SUNDAY' } }, RETENTION_DAYS.backups),
  ];
}
