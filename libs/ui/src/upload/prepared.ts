/** In German why visitors could not play, see or read a file, or whether they see a film only once it is converted. */
export type ContentCheck = { problem: string } | { isConverted: boolean };

/** A file as it is uploaded, and in German what it lacks of the chosen one; or why it cannot become one. */
export type Prepared = { file: File; isConverted?: boolean; note?: string } | { problem: string };
