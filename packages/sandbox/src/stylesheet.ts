/** The style of all sandbox pages, served as /sandbox/sandbox.css. */
export const STYLESHEET = `
:root {
  color-scheme: light dark;
  --paper: oklch(.982 .008 88); --card: oklch(.998 .003 88); --ink: oklch(.25 .036 165);
  --muted: oklch(.47 .025 150); --line: oklch(.885 .014 100); --primary: oklch(.315 .048 165);
  --on-primary: oklch(.98 .01 88); --brass: oklch(.52 .09 70); --wash: oklch(.945 .03 85);
  --danger: oklch(.5 .17 27); --danger-wash: oklch(.95 .025 27); --good: oklch(.45 .09 155);
  --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif;
  --sans: ui-sans-serif, system-ui, -apple-system, 'Segoe UI', sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: oklch(.17 .016 165); --card: oklch(.212 .02 165); --ink: oklch(.95 .012 88);
    --muted: oklch(.74 .02 130); --line: oklch(.31 .022 160); --primary: oklch(.89 .036 165);
    --on-primary: oklch(.185 .026 165); --brass: oklch(.86 .075 82); --wash: oklch(.26 .03 90);
    --danger: oklch(.78 .12 27); --danger-wash: oklch(.27 .05 27); --good: oklch(.8 .09 155);
  }
}
* { box-sizing: border-box }
/* The pages that lead here use view transitions, which both sides have to allow. */
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 var(--sans) }
.ribbon {
  margin: 0; max-width: none; padding: .6rem 1.25rem; text-align: center; text-wrap: balance; font-size: .875rem; color: var(--ink);
  background: var(--wash); border-bottom: 2px dashed var(--brass);
}
.ribbon strong { letter-spacing: .12em; text-transform: uppercase; font-size: .75rem; color: var(--brass); margin-right: .5rem }
main { width: min(100% - 2.5rem, 60rem); margin: 0 auto; padding: clamp(2rem, 6vw, 4.5rem) 0 }
h1, h2, .price { font-family: var(--serif); font-weight: 500; line-height: 1.15; letter-spacing: -.01em; text-wrap: balance }
h1 { font-size: clamp(1.75rem, 5vw, 2.6rem); margin: 0 0 1.25rem }
h2 { font-size: 1.35rem; margin: 0 0 1rem }
p { margin: 0 0 1rem; max-width: 65ch }
.eyebrow + h1 { margin-bottom: .75rem }
.muted, .hint { color: var(--muted) }
.hint { font-size: .875rem }
.test-cards { display: grid; grid-template-columns: auto 1fr; gap: .2rem .9rem; margin: -.25rem 0 1.25rem; font-size: .8125rem }
.test-cards dt { white-space: nowrap; font-variant-numeric: tabular-nums; color: var(--ink) }
.test-cards dd { color: var(--muted) }
.eyebrow { font-size: .75rem; letter-spacing: .12em; text-transform: uppercase; color: var(--brass); margin: 0 0 .75rem }
.price { font-size: 3rem; margin: 0 0 .25rem; font-variant-numeric: tabular-nums }
.price small { font: 1rem var(--sans); color: var(--muted) }
.columns { display: grid; gap: clamp(2rem, 6vw, 4.5rem) }
@media (min-width: 48rem) { .columns { grid-template-columns: 5fr 6fr } }
.narrow { width: min(100%, 26rem); margin: 0 auto }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: clamp(1.25rem, 4vw, 2rem); margin: 0 0 1.5rem }
label { display: block; font-size: .875rem; font-weight: 600; margin: 0 0 .35rem }
input {
  width: 100%; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line);
  border-radius: 9px; padding: .7rem .85rem; margin: 0 0 1rem; font-variant-numeric: tabular-nums;
}
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; gap: .75rem; min-height: 2.9rem; cursor: pointer;
  font: 600 1rem var(--sans); color: inherit; text-decoration: none; background: transparent;
  border: 1px solid var(--line); border-radius: 9px; padding: .6rem 1.15rem; transition: background-color .15s, border-color .15s;
}
button:hover, .button:hover { border-color: var(--brass) }
button.primary { background: var(--primary); border-color: var(--primary); color: var(--on-primary) }
button.wide { width: 100%; margin: 0 0 .75rem }
button.wide:last-child { margin-bottom: 0 }
form + form { margin-top: .75rem }
form.search { margin-bottom: 2rem }
:focus-visible { outline: 3px solid var(--brass); outline-offset: 2px }
a { color: inherit; text-underline-offset: .2em; text-decoration-color: var(--brass) }
.alert { background: var(--danger-wash); color: var(--danger); border-radius: 9px; padding: .75rem 1rem; font-weight: 600 }
.badge { display: inline-block; font-size: .75rem; font-weight: 600; border: 1px solid currentColor; border-radius: 99px; padding: .1rem .6rem; color: var(--good) }
.badge.late { color: var(--danger) }
.person { justify-content: flex-start; text-align: left; padding: .75rem 1rem }
.person span { display: block; font-weight: 400; font-size: .875rem; color: var(--muted) }
.monogram {
  flex: none; display: grid; place-items: center; width: 2.4rem; height: 2.4rem; border-radius: 50%;
  background: var(--wash); color: var(--brass); font: 500 1rem var(--serif);
}
.rows { list-style: none; margin: 0; padding: 0 }
.rows li { border-top: 1px solid var(--line) }
.rows li:last-child { border-bottom: 1px solid var(--line) }
.row { display: grid; gap: .15rem 1.5rem; grid-template-columns: 1fr auto; align-items: center; padding: .9rem .25rem; text-decoration: none }
a.row:hover strong { text-decoration: underline; text-decoration-color: var(--brass) }
.row time, .row .amount { color: var(--muted); font-size: .875rem; font-variant-numeric: tabular-nums }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center }
.actions form, .actions label, .actions input { margin: 0 }
.actions input { width: auto; flex: 1 1 16rem }
.rule { border: 0; border-top: 1px solid var(--line); margin: 1.5rem 0 }
.tools { border-style: dashed; background: transparent }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; font-size: .9375rem }
dt { color: var(--muted) } dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 14px; background: #fff }
pre { font: .9375rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
@media (prefers-reduced-motion: reduce) { * { transition: none } }
`
