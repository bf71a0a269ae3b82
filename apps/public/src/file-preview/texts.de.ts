export const filePreviewTexts = {
  documentTitle: 'Video',
  video: (name: string) => `Video ${name}`,
} as const;
