/** In German why visitors could not play, see or read a file, or whether they see a film only once it is converted. */
export type ContentCheck = { problem: string } | { isConverted: boolean };

/** A file ready for upload, with a German note on what the preparation dropped, or a German text on why it cannot be uploaded. */
export type Prepared = { file: File; isConverted?: boolean; note?: string } | { problem: string };
