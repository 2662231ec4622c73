/** The hosted page's only stylesheet. It looks like a bank's form, on purpose not like the shop. */
export const sandboxStyle = `
:root {
  color-scheme: light;
  --ink: #16243a;
  --quiet: #51607a;
  --line: #c3ccda;
  --ground: #eef2f8;
  --pay: #1d4fb8;
  --wrong: #a81e1e;
  --test: #fff3cd;
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
  overflow-wrap: break-word;
}
.notice {
  margin: 0;
  padding: 10px 16px;
  background: var(--test);
  border-bottom: 1px solid #d9b84a;
  text-align: center;
  font-size: 14px;
}
.notice strong {
  display: inline-block;
  margin-right: 6px;
  padding: 0 8px;
  border-radius: 3px;
  background: #7a4f00;
  color: #fff;
  font-size: 12px;
  letter-spacing: 0.06em;
  text-transform: uppercase;
}
.brand, main { width: 100%; max-width: 520px; margin: 0 auto; padding: 0 16px; }
.brand { display: flex; align-items: center; gap: 10px; padding-top: 24px; padding-bottom: 16px; }
.brand p { margin: 0; }
.brand svg { flex: none; }
.brand b { font-size: 18px; }
.brand span { color: var(--quiet); font-size: 14px; }
.sheet { padding: 24px; border: 1px solid var(--line); border-radius: 10px; background: #fff; }
h1 { margin: 0 0 4px; font-size: 24px; line-height: 32px; }
h2 { margin: 0 0 8px; font-size: 16px; line-height: 24px; }
p { margin: 0 0 16px; }
.payee { color: var(--quiet); }
.amount {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  margin: 0 0 20px;
  padding: 12px 0;
  border-top: 1px solid var(--line);
  border-bottom: 1px solid var(--line);
}
.amount dt { color: var(--quiet); }
.amount dd { margin: 0; font-size: 24px; line-height: 32px; font-weight: 700; font-variant-numeric: tabular-nums; }
.parts { margin: 0; padding: 12px 0 8px; border-top: 1px solid var(--line); }
.parts div { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; padding: 2px 0; }
.parts dt { color: var(--quiet); }
.parts dd { margin: 0; font-variant-numeric: tabular-nums; }
.reference { margin: 0 0 20px; }
.reference div { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; padding: 4px 0; }
.reference dt { color: var(--quiet); }
.reference dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; }
.sheet + .sheet { margin-top: 16px; }
.entries { margin: 0; padding: 0; list-style: none; }
.entries p { margin: 0 0 8px; }
.entry { padding: 12px 0; border-top: 1px solid var(--line); }
.entry a { display: inline-block; padding: 4px 0; font-weight: 600; }
.sheet code { font: 14px/20px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
form + form { margin-top: 16px; }
.problem { padding: 10px 14px; border: 1px solid var(--wrong); border-left-width: 6px; border-radius: 4px; color: var(--wrong); font-weight: 600; }
.field { margin-bottom: 16px; }
.pair { display: grid; gap: 0 16px; }
label { display: block; margin-bottom: 4px; font-weight: 600; }
.hint { display: block; margin-bottom: 4px; color: var(--quiet); font-size: 14px; }
input, select {
  display: block;
  width: 100%;
  height: 48px;
  padding: 0 12px;
  border: 1px solid #6d7b92;
  border-radius: 4px;
  background: #fff;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
}
/* A code that is read off and typed in elsewhere. */
.code { font-size: 24px; line-height: 32px; letter-spacing: 0.1em; font-variant-numeric: tabular-nums; }
.leave { margin: 16px 0 0; text-align: center; }
.leave a { display: inline-block; min-height: 44px; padding: 10px; color: var(--pay); }
.choice { display: flex; gap: 12px; align-items: center; margin-bottom: 16px; }
.choice input { flex: none; width: 24px; height: 24px; }
.choice label { margin: 0; }
input[aria-invalid="true"] { border: 2px solid var(--wrong); }
.error { display: block; margin-top: 4px; color: var(--wrong); font-size: 14px; font-weight: 600; }
button, .button {
  display: block;
  width: 100%;
  min-height: 48px;
  padding: 10px 16px;
  border: 1px solid var(--pay);
  border-radius: 4px;
  background: var(--pay);
  color: #fff;
  font: inherit;
  font-weight: 700;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
button:hover, .button:hover { background: #153d92; }
button.quiet { margin-top: 12px; background: #fff; color: var(--pay); }
button.quiet:hover { background: var(--ground); }
:focus-visible { outline: 3px solid #e07b00; outline-offset: 2px; }
aside { margin: 16px 0 32px; padding: 16px 24px; border: 1px dashed #8c6a00; border-radius: 10px; background: #fffaf0; font-size: 14px; }
aside ul { margin: 0 0 8px; padding: 0; list-style: none; }
aside li { padding: 2px 0; }
aside span { display: block; }
aside code { font: 600 15px/24px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; white-space: nowrap; }
aside p { margin: 0; }
@media (min-width: 480px) {
  .pair { grid-template-columns: 1fr 1fr; grid-template-rows: repeat(4, auto); }
  .pair .field { display: grid; grid-row: span 4; grid-template-rows: subgrid; align-items: end; row-gap: 0; }
  .pair .hint, .pair .error { align-self: start; }
  aside li { display: flex; gap: 12px; justify-content: space-between; }
}
@media (min-width: 1024px) { .brand { padding-top: 48px; } .sheet { padding: 32px; } }
`;
