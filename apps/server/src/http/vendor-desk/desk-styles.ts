import { houseFamilies } from "../house-faces.ts";

/** The desk's look: the night market's colours, for reading at a desk and on a phone. */
export const deskStyles = `
  :root { color-scheme: dark; --ground: #0d1024; --deep: #080a18; --card: #151a35; --raised: #1e2447; --line: rgb(255 236 204 / 0.14); --field: #6a70a0;
    --text: #fff4e0; --quiet: #bcc0dc; --gold: #ffc14d; --on-gold: #2b1500; --jade: #4fd6a4; --heat: #ff8a70; }
  * { box-sizing: border-box; }
  html { background: #0d1024; }
  body { margin: 0; background: radial-gradient(60rem 26rem at 50% -12rem, #2a2346, transparent) no-repeat; color: var(--text); font: 500 1rem/1.55 ${houseFamilies.text}; }
  :is(:lang(my), :lang(th)) body { line-height: 1.8; }
  .skip { position: absolute; inset-inline-start: -100vw; }
  .skip:focus { inset: 0.5rem auto auto 0.5rem; padding: 0.75rem 1rem; background: var(--gold); color: var(--on-gold); border-radius: 0.75rem; }
  a { color: var(--gold); }
  :focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; border-radius: 0.375rem; }
  header { background: var(--deep); border-block-end: 1px solid var(--line); }
  .bar, nav ul, main { max-inline-size: 76rem; margin-inline: auto; padding-inline: 1.25rem; }
  .bar { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; justify-content: space-between; padding-block: 0.5rem; }
  .brand { display: inline-flex; align-items: center; min-block-size: 44px; font: 800 1.25rem/1.3 ${houseFamilies.title}; color: var(--text); text-decoration: none; }
  .who { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; color: var(--quiet); }
  .who b { color: var(--gold); }
  nav ul { list-style: none; margin: 0 auto; display: flex; gap: 0.25rem; overflow-x: auto; scrollbar-width: none; }
  nav a { display: inline-flex; align-items: center; min-block-size: 48px; padding-inline: 0.875rem; color: var(--quiet); text-decoration: none; white-space: nowrap; border-block-end: 3px solid transparent; }
  nav a[aria-current] { color: var(--text); border-color: var(--gold); font-weight: 700; }
  main { padding-block: 1.5rem 4rem; }
  h1 { margin: 0 0 1rem; font: 800 1.75rem/1.3 ${houseFamilies.title}; overflow-wrap: anywhere; }
  h2 { margin: 0 0 0.25rem; font: 700 1.1875rem/1.45 ${houseFamilies.title}; }
  main > h2 { margin-block-start: 2rem; }
  p { margin: 0 0 0.875rem; color: var(--quiet); max-inline-size: 44rem; }
  .columns { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr)); align-items: start; }
  section { padding: 1.125rem 1.25rem 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); min-inline-size: 0; }
  section.wide { margin-block-start: 1rem; }
  dl { margin: 0; display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: 0.375rem 1rem; }
  dl + form { margin-block-start: 1.25rem; }
  dt { color: var(--quiet); }
  dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  code, pre, textarea.code, .mono { font: 500 0.875rem/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
  pre { margin: 0 0 1rem; padding: 0.875rem 1rem; border-radius: 0.75rem; background: var(--deep); border: 1px solid var(--line); overflow: auto; max-block-size: 28rem; white-space: pre-wrap; overflow-wrap: anywhere; }
  .doc pre, pre.key { white-space: pre; max-block-size: none; } pre.key { font-size: 0.75rem; }
  form + form { margin-block-start: 0.5rem; }
  label, legend { display: block; font-weight: 600; }
  .field { margin-block-end: 1rem; }
  .field small { display: block; color: var(--quiet); font-size: 0.875rem; margin-block-start: 0.25rem; }
  input:not([type=radio]), select, textarea { inline-size: 100%; min-block-size: 48px; margin-block-start: 0.25rem; padding: 0.625rem 0.875rem; border: 1px solid var(--field); border-radius: 0.75rem; background: var(--deep); color: var(--text); font: inherit; }
  textarea { min-block-size: 6.5rem; resize: vertical; }
  button, .button { display: inline-flex; align-items: center; justify-content: center; min-block-size: 48px; padding: 0.5rem 1.375rem; border: 0; border-radius: 999px; background: var(--gold); color: var(--on-gold); font: 700 1rem/1.3 ${houseFamilies.text}; text-decoration: none; cursor: pointer; }
  button.quiet, .quiet { min-block-size: 44px; background: transparent; color: var(--gold); border: 1px solid var(--line); padding-inline: 1rem; border-radius: 999px; display: inline-flex; align-items: center; text-decoration: none; }
  .note { padding: 0.75rem 1rem; border-radius: 0.75rem; max-inline-size: none; color: var(--text); }
  .good { background: rgb(79 214 164 / 0.14); } .bad { background: rgb(255 106 77 / 0.16); }
  .secret { display: block; padding: 0.75rem 1rem; background: var(--deep); border: 1px dashed var(--gold); border-radius: 0.75rem; overflow-wrap: anywhere; user-select: all; }
  .list { list-style: none; margin: 0; padding: 0; }
  .list > li { display: flex; flex-wrap: wrap; gap: 0.375rem 0.75rem; align-items: center; justify-content: space-between; padding-block: 0.625rem; border-block-start: 1px solid var(--line); }
  .list > li:first-child { border: 0; }
  .list > li > :first-child { flex: 1 1 14rem; min-inline-size: 0; overflow-wrap: anywhere; }
  .list details { flex: 1 1 100%; } summary { display: inline-flex; align-items: center; min-block-size: 44px; color: var(--gold); cursor: pointer; }
  .expectation .why { display: block; color: var(--quiet); overflow-wrap: anywhere; }
  .list .why { color: var(--heat); overflow-wrap: anywhere; } .list a { display: inline-block; min-block-size: 24px; }
  h3 { margin: 0.5rem 0; font: 700 1.0625rem/1.45 ${houseFamilies.title}; } h4 { margin: 0.5rem 0 0.25rem; font: 600 0.9375rem/1.4 ${houseFamilies.text}; color: var(--quiet); }
  h3.mono { font: 700 1rem/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace; } p.mono { overflow-wrap: anywhere; } .after { margin-block-start: 1rem; }
  .steps { margin: 0; padding-inline-start: 1.5rem; } .steps > li { padding-block: 0.5rem; } .steps > li::marker { color: var(--quiet); font-variant-numeric: tabular-nums; } .steps pre { margin-block-end: 0.5rem; }
  .part { margin-block-start: 0.75rem; padding: 0.25rem 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); }
  .part[open] { padding-block-end: 0.75rem; } .part > summary { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; justify-content: space-between; min-block-size: 52px; color: var(--text); }
  .part > summary::before { content: "›"; color: var(--gold); font-weight: 800; } .part[open] > summary::before { rotate: 90deg; } .part h3 { flex: 1 1 12rem; }
  .part > summary .tag { white-space: normal; border-radius: 0.75rem; }
  .list a[lang] { color: var(--text); text-decoration-color: var(--field); } .list a[lang]:hover { color: var(--gold); } .took { color: var(--quiet); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
  .expectation .tag { margin-inline-start: 0.5rem; }
  .list small { display: block; color: var(--quiet); }
  .tag { display: inline-block; padding: 0.0625rem 0.625rem; border-radius: 999px; background: var(--raised); color: var(--quiet); font-size: 0.875rem; font-weight: 600; white-space: nowrap; }
  .tag.yes { background: rgb(79 214 164 / 0.16); color: var(--jade); } .tag.no { background: rgb(255 106 77 / 0.16); color: var(--heat); }
  .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); margin-block-end: 1rem; }
  table { border-collapse: collapse; inline-size: 100%; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.625rem 0.875rem; text-align: start; vertical-align: top; border-block-start: 1px solid var(--line); }
  thead th { border: 0; color: var(--quiet); font-weight: 600; }
  .calls td:first-child, .calls td:nth-child(2), .calls td:nth-child(6) { white-space: nowrap; }
  .calls td:nth-child(3) { overflow-wrap: anywhere; min-inline-size: 11rem; }
  .calls a { display: inline-block; min-block-size: 24px; }
  .doc { max-inline-size: 60rem; } .doc p, .doc li { color: var(--text); max-inline-size: none; } .doc h2 { margin-block: 1.75rem 0.5rem; }
  .actions { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block: 0.75rem; align-items: center; }
  .filter { display: grid; grid-template-columns: minmax(10rem, auto) minmax(12rem, 1fr) auto; gap: 0.75rem; align-items: end; margin-block-end: 1rem; max-inline-size: 56rem; } .filter .quiet { min-block-size: 48px; }
  .actions form + form { margin: 0; }
  @media (max-width: 45rem) {
    .calls thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    .calls, .calls tbody { display: block; } .calls tr { display: grid; grid-template-columns: 1fr auto; gap: 0.125rem 0.75rem; padding: 0.75rem 1rem; border-block-start: 1px solid var(--line); }
    .calls tr:first-child { border: 0; } .calls td { display: block; padding: 0; border: 0; } .calls td:is(:first-child, :nth-child(2)) { white-space: normal; } .calls td:nth-child(3) { grid-column: 1 / -1; grid-row: 2; }
    nav ul { flex-wrap: wrap; gap: 0 0.25rem; padding-block-end: 0.25rem; } nav a { min-block-size: 44px; padding-inline: 0.625rem; }
    .filter { grid-template-columns: 1fr auto; } .filter > :nth-child(2) { grid-column: 1 / -1; grid-row: 2; }
    dl { grid-template-columns: 1fr; gap: 0; } dd { margin-block-end: 0.5rem; }
  }`;
