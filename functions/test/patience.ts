import { patient } from '@wbd/tools/host-speed';

/** The emulator starts processes for its first calls, and runs a few functions at once: a busy machine takes its time. */
export const PATIENCE = { timeout: patient(45_000), interval: 100 };
