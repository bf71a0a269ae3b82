/** Looks of the developer's page, light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --ground: #f5f6f8; --card: #fff; --ink: #1c2534; --soft: #5a6577; --line: #dfe3ea; --link: #1f5f8b; }
@media (prefers-color-scheme: dark) { :root { --ground: #12161d; --card: #1a202b; --ink: #e8ecf3; --soft: #9aa6b8; --line: #2c3544; --link: #8cc4ec; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; margin: 0; letter-spacing: -.02em; } h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
header p, section p { color: var(--soft); margin: .25rem 0 1rem; }
a { color: var(--link); text-underline-offset: 3px; }
nav { display: flex; flex-wrap: wrap; gap: .6rem; margin: 1.25rem 0; }
nav a { background: var(--card); border: 1px solid var(--line); border-radius: 999px; padding: .45rem 1rem; text-decoration: none; }
nav a:hover { border-color: var(--link); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem; margin-top: 1.25rem; }
.scroll { overflow-x: auto; } .heading { display: flex; justify-content: space-between; align-items: baseline; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; font-size: .8rem; font-weight: 600; color: var(--soft); }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; } tbody tr:last-child td { border-bottom: 0; }
section .last { margin: .75rem 0 0; } code { font: .92em ui-monospace, monospace; } .big { font-size: 1.35rem; letter-spacing: .12em; }
@media (max-width: 40rem) {
  .accounts, .accounts tbody { display: block; } .accounts thead { position: absolute; clip-path: inset(50%); }
  .accounts tr { display: flex; flex-wrap: wrap; gap: .15rem .9rem; align-items: baseline; padding: .7rem 0; border-bottom: 1px solid var(--line); } .accounts tr:last-child { border-bottom: 0; }
  .accounts td { border: 0; padding: 0; } .accounts td:first-child, .accounts td:last-child { flex-basis: 100%; } .accounts td:last-child { color: var(--soft); }
}
.level { border-radius: 999px; padding: .1rem .6rem; font-size: .82rem; border: 1px solid var(--line); } .l2 { border-color: var(--link); color: var(--link); }
`;
