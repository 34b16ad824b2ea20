/**
 * The search of an address as plain text: `?status=01&status=02`. A number of twenty digits stays the text that it is, and an
 * address of a list reads the same as the call that fills it.
 */
export const parseSearch = (text: string): Record<string, unknown> => {
  const search: Record<string, string | string[]> = {};
  const given = new URLSearchParams(text);
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name);
    search[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return search;
};

/** The same way back; what is undefined or null leaves the address. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) written.append(name, String(one));
  const text = written.toString();
  return text ? `?${text}` : '';
};

/**
 * What was read of an address, and of every other name in it that it is gone: the router lays what a route reads over the whole address,
 * so that `?lang=`, for instance, would go to the server as a filter.
 */
export const withoutOthers = <Read extends object>(search: object, read: Read): Read => ({
  ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])),
  ...read,
});
