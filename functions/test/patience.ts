/** The emulator starts a process for each function that is called for the first time: a busy machine takes its time. */
export const PATIENCE = { timeout: 45_000, interval: 100 };
