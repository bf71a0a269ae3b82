/** What a PDF can be found to be. */
export const PDF_STATES = ['fine', 'noPdf', 'cut', 'locked', 'damaged'] as const;
export type PdfState = (typeof PDF_STATES)[number];
