/* What the shell's first script knows of first views: apart from their templates, which the server alone reads. */

/** The name of the `meta` element that says which file the first view of a page was made from, as the list of modules names it. */
export const FIRST_VIEW_META = 'wbd-first-view';

/** What a template says of a part that comes with a script of its own; React says it again when it puts the part in place. */
export const LATER = 'later';
