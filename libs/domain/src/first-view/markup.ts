/* What the shell's first script knows of first views. Separate from the templates, which only the server reads. */

/**
 * The name of the `meta` element that says which file the page's first view was made from, by its name in the list of
 * modules.
 */
export const FIRST_VIEW_META = 'wbd-first-view';

/** What a template says of a part that comes with a script of its own; React says it again when it puts the part in place. */
export const LATER = 'later';
