/** A file as it is uploaded, or in German why it cannot become one. */
export type Prepared = { file: File } | { problem: string };
