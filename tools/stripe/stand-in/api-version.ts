/** The version of Stripe's API that the library asks for, and whose shapes the stand-in answers with. */
export const API_VERSION = '2026-10-28.endive';
