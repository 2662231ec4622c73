/** What a typo in the first letter costs more: people know how a word begins. */
const FIRST_LETTER = 0.5;

/** Letters left out, put in, mistaken or exchanged with the next one, between two words. */
export function editCost(from: string, to: string): number {
  const width = to.length + 1;
  const costs = new Float64Array((from.length + 1) * width);
  const at = (row: number, column: number) => costs[row * width + column] as number;
  for (let row = 0; row <= from.length; row++) {
    for (let column = 0; column < width; column++) {
      let cost = row === 0 ? column : row;
      if (row > 0 && column > 0) {
        const isSame = from[row - 1] === to[column - 1];
        cost = Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
        );
        const isSwap =
          row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
        if (isSwap) cost = Math.min(cost, at(row - 2, column - 2) + 1);
      }
      costs[row * width + column] = cost;
    }
  }
  const cost = at(from.length, to.length);
  return cost > 0 && from[0] !== to[0] ? cost + FIRST_LETTER : cost;
}
