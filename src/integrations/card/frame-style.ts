/** Style of the partner's frames: fields, notes and buttons as the shop around them has them. */
export const frameStyle = `
:root {
  color-scheme: light;
  --ink: #1a1d21;
  --quiet: #52606d;
  --line: #7b8794;
  --wrong: #b42318;
  --focus: #1d4ed8;
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  display: flow-root;
  margin: 0;
  padding: 5px;
  background: #fff;
  color: var(--ink);
  font: 16px/24px "Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
  overflow-wrap: break-word;
}
[hidden] { display: none !important; }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; }
p { margin: 0 0 16px; }
.payee, .hint, .amount dt { color: var(--quiet); font-size: 14px; line-height: 20px; }
.amount { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; margin: 0 0 16px; }
.amount dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; }
.notice { padding: 8px 12px; border: 1px solid #92400e; border-radius: 4px; background: #fffbeb; color: #92400e; font-size: 14px; line-height: 20px; }
.problem { padding: 12px; border: 1px solid var(--wrong); border-radius: 4px; background: #fef3f2; color: var(--wrong); }
.field { position: relative; display: grid; gap: 4px; align-content: start; margin-bottom: 16px; min-width: 0; }
.pair { display: grid; gap: 0 16px; }
label { font-size: 14px; line-height: 20px; font-weight: 600; }
.hint { display: block; }
input {
  width: 100%;
  min-height: 48px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: #fff;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
}
input[aria-invalid="true"] { border-color: var(--wrong); box-shadow: inset 0 0 0 1px var(--wrong); }
.error { color: var(--wrong); font-size: 14px; line-height: 20px; }
/* Beside the label, so that nothing below moves while a number is typed. */
.mark { position: absolute; inset-block-start: 0; inset-inline-end: 0; color: var(--quiet); font-size: 14px; line-height: 20px; font-weight: 600; }
button {
  display: block;
  width: 100%;
  min-height: 48px;
  padding: 8px 16px;
  border: 1px solid #1d4e89;
  border-radius: 4px;
  background: #1d4e89;
  color: #fff;
  font: inherit;
  font-weight: 700;
  cursor: pointer;
}
/* Some browsers let Enter press no button that is not laid out. */
button.unseen { position: absolute; width: 1px; min-height: 0; height: 1px; padding: 0; border: 0; clip-path: inset(50%); }
button.quiet { margin-top: 12px; background: #fff; color: #1d4e89; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
summary { min-height: 44px; padding: 10px 0; color: #1d4e89; font-size: 14px; line-height: 24px; cursor: pointer; }
details ul { margin: 0 0 8px; padding: 0; list-style: none; }
details li { display: flex; flex-wrap: wrap; gap: 0 12px; justify-content: space-between; font-size: 14px; }
details code { font: 600 14px/24px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
details p { margin: 0; color: var(--quiet); font-size: 14px; line-height: 20px; }
@media (min-width: 440px) {
  .pair { grid-template-columns: 1fr 1fr; grid-template-rows: repeat(4, auto); }
  .pair .field { grid-row: span 4; grid-template-rows: subgrid; align-items: end; row-gap: 4px; }
  .pair .hint, .pair .error { align-self: start; }
}
`;
