/** The addresses of the shell's own pages, those to come included. No module may have them. */
export const SHELL_PATHS = [
  '/intern/portal',
  '/intern/profile',
  '/intern/pricing',
  '/intern/checkout-success',
] as const;
export type ShellPath = (typeof SHELL_PATHS)[number];
