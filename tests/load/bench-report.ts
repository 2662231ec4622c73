/** One figure beside what it should be. */
export interface Aim {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bound: 'at least' | 'at most';
  readonly aim: number;
  /** Behind the point; 1 unless told. */
  readonly digits?: number;
}

export function isReached({ value, bound, aim }: Aim): boolean {
  return bound === 'at least' ? value >= aim : value <= aim;
}

export const round = (value: number, digits = 1) => Number(value.toFixed(digits));

/** A table as text: the first column to the left, figures to the right. */
export function formatTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
      .trimEnd();
  return [`\n${title}`, line(head), ...rows.map(line)].join('\n');
}

export function formatAims(aims: readonly Aim[]): string {
  const rows = aims.map((aim) => [
    aim.name,
    `${round(aim.value, aim.digits)} ${aim.unit}`,
    `${aim.bound} ${aim.aim} ${aim.unit}`,
    isReached(aim) ? 'reached' : 'MISSED',
  ]);
  return formatTable('Aims', ['', 'measured', 'aim', ''], rows);
}
