import type pg from 'pg';

/** Longer texts list many rows: each is another text, and hardly one of them comes twice. */
const charactersAtMost = 4_000;
/** PostgreSQL keeps each of them on every connection. */
const statementsAtMost = 500;

/** Text → its name, empty while it has been seen once only: the same in every connection of the process. */
const names = new Map<string, string>();
let named = 0;

/** The name of a text from its second coming on. */
const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known) return known;
  if (known === undefined) {
    if (text.length <= charactersAtMost && names.size < statementsAtMost) names.set(text, '');
    return undefined;
  }
  named += 1;
  const name = `balcao_${named}`;
  names.set(text, name);
  return name;
};

interface Statement {
  readonly text: string;
  readonly name?: string | undefined;
}
const isStatement = (config: unknown): config is Statement =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';

/**
 * Has the statements of a connection prepared by name, those that carry parameters and come again: PostgreSQL then reads and plans
 * them once for each connection instead of at every call.
 */
export const prepareStatements = (client: pg.ClientBase): void => {
  const plain = client.query.bind(client) as (...args: unknown[]) => unknown;
  const query = (...args: unknown[]): unknown => {
    const [config, ...rest] = args;
    const hasParameters = rest.length > 0 || (isStatement(config) && 'values' in config);
    if (!isStatement(config) || config.name !== undefined || !hasParameters) return plain(...args);
    const name = nameOf(config.text);
    return plain(name === undefined ? config : { ...config, name }, ...rest);
  };
  client.query = query as typeof client.query;
};
