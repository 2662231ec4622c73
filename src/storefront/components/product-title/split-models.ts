/** `RC-BL1500`, `S-LS-30`, `WH-Torque`, `B-Ware`; not `WIG-Schweißgerät`, which is a word and may be parted. */
const MODEL = /((?<![\p{L}\p{N}-])(?:[A-Z\d]+(?:-[A-Z\d]+)+|[A-Z]{1,2}-[A-Z][a-z]{1,8})(?![\p{L}\p{N}-]))/u;

/**
 * A name as its parts, by turns words (which may be empty) and what is read as one: the number of a model. No line begins with a
 * dash.
 */
export function splitModels(name: string): readonly string[] {
  return name.replaceAll(' – ', '\u00a0– ').split(MODEL);
}
