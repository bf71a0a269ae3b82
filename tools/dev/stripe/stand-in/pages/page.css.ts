/** Looks of the payment pages, light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --ground: #f4f2ee; --card: #fff; --ink: #16242e; --soft: #56646e; --line: #dcd8d0; --field: #8a949b; --main: #12475c; --on-main: #fff; --bad: #a4262c; --bad-ground: #fdf0ef; --good: #1d6b45; --note: #f1e7d0; --on-note: #5a4310; }
@media (prefers-color-scheme: dark) { :root { --ground: #10181e; --card: #18232b; --ink: #e9edf0; --soft: #a5b1b9; --line: #2d3b45; --field: #71808a; --main: #8fc7dd; --on-main: #0d2029; --bad: #ff9d98; --bad-ground: #34191a; --good: #84d3aa; --note: #3a2f16; --on-note: #f0dca8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 Figtree, system-ui, sans-serif; }
.test { margin: 0; padding: .4rem 1rem; background: var(--note); color: var(--on-note); font-size: .85rem; text-align: center; }
main { display: grid; gap: 2rem; max-width: 30rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
.brand { font-weight: 700; letter-spacing: .06em; color: var(--main); text-decoration: none; display: inline-flex; gap: .6rem; align-items: center; }
h1 { font-size: 1.15rem; font-weight: 600; color: var(--soft); margin: 1.4rem 0 .5rem; } h2 { font-size: 1.05rem; margin: 0 0 .8rem; }
.amount { font-size: 2.4rem; line-height: 1.15; font-weight: 700; letter-spacing: -.02em; margin: 0; font-variant-numeric: tabular-nums; } .amount small { font-size: 1rem; font-weight: 400; color: var(--soft); letter-spacing: 0; }
dl { display: grid; grid-template-columns: 1fr auto; gap: .55rem 0; margin: 1.5rem 0 0; } dt, dd { margin: 0; } dd { text-align: right; padding-left: 1rem; font-variant-numeric: tabular-nums; }
dt.total, dd.total { border-top: 1px solid var(--line); padding-top: .7rem; font-weight: 600; }
section, form.pay { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.35rem; }
section + section { margin-top: 1.25rem; }
label { display: block; font-size: .9rem; font-weight: 500; margin-bottom: .3rem; }
.field { margin-bottom: 1rem; } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: .9rem; }
input[type=text], input[type=email] { width: 100%; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--field); border-radius: 8px; padding: .6rem .75rem; min-height: 2.75rem; font-variant-numeric: tabular-nums; }
input[readonly] { background: var(--ground); color: var(--soft); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
fieldset { border: 0; padding: 0; margin: 0 0 1.2rem; } legend { font-size: .9rem; font-weight: 500; padding: 0; margin-bottom: .4rem; }
.choice { display: grid; grid-template-columns: auto 1fr; gap: 0 .7rem; align-items: start; padding: .65rem .8rem; border: 1px solid var(--line); border-radius: 8px; margin: 0 0 .5rem; font-weight: 400; cursor: pointer; } .choice input { margin: .3rem 0 0; accent-color: var(--main); } .choice code { grid-column: 2; color: var(--soft); font: .88rem ui-monospace, monospace; } .choice:has(:checked) { border-color: var(--main); box-shadow: inset 0 0 0 1px var(--main); }
button, .button { display: block; width: 100%; text-align: center; font: inherit; font-weight: 600; min-height: 3rem; padding: .7rem 1rem; border-radius: 10px; border: 1px solid var(--main); background: var(--main); color: var(--on-main); cursor: pointer; text-decoration: none; }
button.quiet { background: none; color: var(--main); } button.bad { background: none; color: var(--bad); border-color: var(--bad); }
a { color: var(--main); text-underline-offset: 3px; } .aside { display: block; text-align: center; margin-top: 1rem; padding: .3rem; }
.alert { background: var(--bad-ground); color: var(--bad); border: 1px solid currentColor; border-radius: 8px; padding: .7rem .9rem; margin: 0 0 1rem; }
.soft { color: var(--soft); font-size: .92rem; margin: .3rem 0 1rem; } .hint { color: var(--soft); font-size: .88rem; margin: .9rem 0 0; text-align: center; }
.state { display: inline-block; border: 1px solid currentColor; border-radius: 999px; padding: .05rem .65rem; font-size: .82rem; color: var(--good); vertical-align: .15em; } .state.past_due, .state.unpaid, .state.open, .state.uncollectible { color: var(--bad); } .state.canceled { color: var(--soft); }
.row { display: flex; flex-wrap: wrap; gap: .4rem .9rem; justify-content: space-between; align-items: baseline; padding: .65rem 0; border-top: 1px solid var(--line); } .row:first-of-type { border-top: 0; } .row b { font-variant-numeric: tabular-nums; }
details { margin-top: .4rem; } summary { cursor: pointer; color: var(--main); font-weight: 600; padding: .5rem 0; }
@media (min-width: 56rem) { main { grid-template-columns: 1fr 1fr; gap: 4rem; max-width: 64rem; padding-top: 4rem; align-items: start; } main.narrow { grid-template-columns: 1fr; max-width: 42rem; } }
`;
