/** Mail programs that know dark mode take these instead of the colours written into the elements. */
export const darkMode = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #12181f !important; }
  .card, .content { background-color: #1b2430 !important; }
  .facts { background-color: #24313f !important; }
  .text { color: #eef2f6 !important; }
  .heading, .link { color: #7fd0d6 !important; }
  .muted { color: #a9b5c2 !important; }
  .button { background-color: #7fd0d6 !important; color: #10262a !important; }
}
@media (max-width: 480px) {
  .content { padding: 24px 20px 8px !important; }
  .header { padding: 16px 20px !important; }
  .footer { padding: 8px 20px 0 !important; }
}
`;
