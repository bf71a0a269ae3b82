/**
 * Loaded into every program the portal starts (`node --import`). When the portal is gone, even by SIGKILL, the program
 * exports the emulators' data and exits, because programs that hold ports must not outlive the portal.
 */
import { exportData } from './snapshots.ts';

const END_PATIENCE_MS = 10_000;

process.channel?.unref();
process.once('disconnect', () => {
  void saveData().finally(() => {
    setTimeout(() => process.exit(1), END_PATIENCE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
});

async function saveData(): Promise<void> {
  const folder = process.env['WBD_GUARD_SNAPSHOTS'];
  const hub = Number(process.env['WBD_GUARD_HUB_PORT']);
  if (folder) await exportData(hub, folder);
}
