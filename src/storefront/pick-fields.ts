/** Those fields of a value and no others: what an island is given is sent to the browser with its page. */
export function pickFields<Value extends object, Name extends keyof Value>(
  value: Value,
  ...names: readonly Name[]
): Pick<Value, Name> {
  const picked: Partial<Pick<Value, Name>> = {};
  for (const name of names) if (name in value) picked[name] = value[name];
  // All that there are: what is missing may be, by the type of the value.
  return picked as Pick<Value, Name>;
}
