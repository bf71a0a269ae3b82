/** Mail programs that know dark mode take these instead of the colours written into the elements. */
export const darkMode = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0b1a20 !important; }
  .content { background-color: #10222a !important; }
  .facts { background-color: #1a3039 !important; }
  .text { color: #eef3f4 !important; }
  .heading, .link { color: #b9d6db !important; }
  .muted { color: #a5b6bc !important; }
  .button { background-color: #8fc0c8 !important; color: #071d24 !important; }
}
@media (max-width: 480px) {
  .content { padding: 24px 20px 8px !important; }
  .header { padding: 16px 20px !important; }
  .footer { padding: 8px 20px 0 !important; }
}
`;
