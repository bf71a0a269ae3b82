/** The addresses that the shell answers itself. No module may have them. */
export const SHELL_PATHS = [
  '/intern/portal',
  '/intern/profile',
  '/intern/pricing',
  '/intern/ausgeblendet',
  '/intern/checkout-success',
  '/intern/vertrag',
  '/intern/wissen',
] as const;
export type ShellPath = (typeof SHELL_PATHS)[number];
