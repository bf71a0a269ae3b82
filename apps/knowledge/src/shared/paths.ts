export const PORTAL_PATH = '/intern/portal';
export const LIBRARY_PATH = '/intern/wissensbibliothek';
export const LIBRARY_HELP_PATH = `${LIBRARY_PATH}/hilfe`;
export const QUICK_VIDEOS_PATH = '/intern/schnellvideos';
export const QUICK_VIDEOS_HELP_PATH = `${QUICK_VIDEOS_PATH}/hilfe`;
