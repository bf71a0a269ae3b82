/** What the shell's own pages are called. */
export const areaTexts = {
  portal: 'Portal',
} as const;
