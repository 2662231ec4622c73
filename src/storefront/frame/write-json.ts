/** What would end the element that holds it, or begin a comment in it, is written as its number. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON that can stand in a script element which is never run. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
