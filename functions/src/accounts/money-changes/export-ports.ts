import { db } from '../../core/firestore.ts';
import { moneyChanges } from '../../core/limits.ts';
import { readAdministrators, readAdvisor } from '../../core/people.repository.ts';
import type { RecordExportPorts } from './record-customer-export.service.ts';

export const exportPorts: RecordExportPorts = {
  advisor: readAdvisor,
  administrators: readAdministrators,
  moneyChanges,
  async create(rows) {
    const batch = db.batch();
    for (const { path, data } of rows) batch.create(db.doc(path), data);
    await batch.commit();
  },
  now: () => new Date(),
};
