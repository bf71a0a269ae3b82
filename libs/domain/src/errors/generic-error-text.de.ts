/**
 * The words for an error without a code. A file of its own: every page may need them, few need those of all codes.
 */
export const GENERIC_ERROR_TEXT = 'Ein Fehler ist aufgetreten. Bitte versuche es später erneut.';
