import { type ESTree, parseSync, Visitor } from 'vite';

/** What follows one sending of a command, and what is handed on to be that. */
const callbacks = new Set(['onSuccess', 'onSettled']);
const handedOn = /^on(Done|Success|Settled|Saved|Sent|Created|Made|Taken|Changed)$/;

const nameOf = (key: ESTree.Node): string | undefined => (key.type === 'Identifier' ? key.name : undefined);

/** Lines with a callback of one sending that says something by `tellGood`: it is lost where a page takes its form away before the answer. */
export const saidInCallbacks = (file: string, text: string): number[] => {
  const declared = new Map<string, ESTree.Node>();
  const handed: ESTree.Node[] = [];
  const then = (given: ESTree.Node): void => {
    if (given.type !== 'ObjectExpression') return;
    for (const property of given.properties)
      if (property.type === 'Property' && callbacks.has(nameOf(property.key) ?? '')) handed.push(property.value);
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      const name = nameOf(id);
      if (name && init?.type === 'ArrowFunctionExpression') declared.set(name, init);
    },
    // The first thing that is given is what is sent; the options of a hook are the first as well, and outlive its form.
    CallExpression(node) {
      for (const given of node.arguments.slice(1)) then(given);
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && handedOn.test(name.name) && value) handed.push(value);
    },
  }).visit(parseSync(file, text).program);
  const says = (node: ESTree.Node, seen: readonly string[] = []): boolean => {
    const within = text.slice(node.start, node.end);
    if (/\btellGood\b/.test(within)) return true;
    const used = [...new Set(within.match(/(?<![.\w])\w+(?=\b(?!:))/g))].filter((name) => !seen.includes(name));
    return used.some((name) => {
      const found = declared.get(name);
      return found !== undefined && says(found, [...seen, name]);
    });
  };
  return handed.filter((node) => says(node)).map(({ start }) => text.slice(0, start).split('\n').length);
};
