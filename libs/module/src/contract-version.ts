/**
 * Version of the contract between shell and modules; a module of another version is refused with an explanation. In a
 * file of its own, because modules need nothing else of the contract at run time.
 */
export const CONTRACT_VERSION = 2;
