import type { ESTree, Plugin } from 'vite';

/** What of an endpoint only the server reads: how it answers is checked there, and the words are for the OpenAPI page. */
const ofTheServer = new Set(
  'summary rate reply refusals bodyBytesAtMost idempotency proof streams unchanging'.split(' '),
);

/** What of an endpoint only forms read: who calls it needs no more than where, how, and with which right. */
const ofForms = new Set('params query body bodyValuesAtMost'.split(' '));

/** An expression that is costly to evaluate before anyone needs it: anything but a name, a literal or a function. */
const isMade = (init: ESTree.Expression): boolean => /^(Call|Member|Object|Array|New)Expression$/.test(init.type);

interface Cut {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

/** An endpoint without what only the server reads of it. */
const cutsOfEndpoint = (made: ESTree.Expression, isCall: boolean): Cut[] => {
  const call = made.type === 'CallExpression' && made.callee.type === 'Identifier' && made.callee.name === 'endpoint';
  const value = call ? made.arguments[0] : undefined;
  if (value?.type !== 'ObjectExpression') return [];
  const isLeftOut = (name: string) => ofTheServer.has(name) || (isCall && ofForms.has(name));
  return value.properties.flatMap((property, index) =>
    property.type === 'Property' && property.key.type === 'Identifier' && isLeftOut(property.key.name)
      ? [{ from: property.start, to: value.properties[index + 1]?.start ?? property.end, by: '' }]
      : [],
  );
};

/** A declaration in such a way that it is left out where nobody imports it. */
const cutsOf = ({ init }: ESTree.VariableDeclarator, isCall: boolean): Cut[] =>
  init && isMade(init)
    ? [
        { from: init.start, to: init.start, by: '/* @__PURE__ */ (() => (' },
        ...cutsOfEndpoint(init, isCall),
        { from: init.end, to: init.end, by: '))()' },
      ]
    : [];

const declarationsOf = (statement: ESTree.Program['body'][number]): readonly ESTree.VariableDeclarator[] => {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
};

/** Removes imports that only the cut code used: each would add a file where it is not needed. */
const withoutIdleImports = (code: string, { body }: ESTree.Program): string => {
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration');
  const rest = imports.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  const used = new Set(rest.match(/[\w$]+/g));
  return imports
    .filter(({ specifiers }) => specifiers.length > 0 && !specifiers.some(({ local }) => used.has(local.name)))
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
};

/**
 * A contract for browsers. They believe what the server answers, so the schemas of answers stay behind, and of each file only what
 * the app reads comes along: a third of what the contract weighs.
 */
export const leanContract = (): Plugin => ({
  name: 'balcao-lean-contract',
  apply: 'build',
  enforce: 'post', // The types are gone by then.
  transform: {
    filter: { id: /packages\/(?:contract|brazil)\/src\/[\w.-]+\.ts(?:\?\w+=[\w$]+)?$/ },
    handler(code, id) {
      const isCall = id.includes('?call=');
      const cuts = this.parse(code)
        .body.flatMap(declarationsOf)
        .flatMap((one) => cutsOf(one, isCall));
      const pieces = cuts.map(({ by }, index) => code.slice(cuts[index - 1]?.to ?? 0, cuts[index]?.from) + by);
      const cut = pieces.join('') + code.slice(cuts.at(-1)?.to ?? 0);
      return { code: withoutIdleImports(cut, this.parse(cut)), map: null };
    },
  },
});
