/**
 * The private bucket of source maps.
 * @param modulesBucket the bucket that modules are served from
 */
export const sourceMapBucket = (modulesBucket: string) => `${modulesBucket}-source-maps`;

/** Source maps on this machine lie beside the folder that is served, not in it. */
export const sourceMapFolder = (www: string) => `${www}.source-maps`;

/**
 * Where the source map of a script lies: a module's below its version, so that it is removed with that version.
 * @param file relative to where scripts are served, as in a stack
 */
export const sourceMapOf = (file: string) =>
  file.startsWith('remotes/') ? `${file}.map` : `shell/${file}.map`;
