import { type ESTree, parseSync, Visitor } from 'vite';

/** A function in a source file: the line where it begins, and how many lines it takes. */
export interface Span {
  readonly line: number;
  readonly lines: number;
}

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

/**
 * All functions of the text. What `describe` is given only lists tests, so it is not counted. What makes an object of
 * functions, as `createOrderService` does, is counted without the functions inside, which are counted each on its own.
 */
export const functionsIn = (file: string, text: string): Span[] => {
  const found: FunctionNode[] = [];
  const lists = new Set<unknown>();
  const keep = (node: FunctionNode): void => {
    if (!lists.has(node)) found.push(node);
  };
  new Visitor({
    CallExpression(node) {
      if (/^(test[.])?describe\b/.test(text.slice(node.callee.start, node.callee.end))) {
        for (const given of node.arguments) lists.add(given);
      }
    },
    ArrowFunctionExpression: keep,
    FunctionDeclaration: keep,
    FunctionExpression: keep,
  }).visit(parseSync(file, text).program);
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
  const linesOf = ({ start, end }: FunctionNode): number => lineOf(end) - lineOf(start) + 1;
  return found.map((node) => {
    const inside = makesAnObject(node) ? directlyInside(node, found) : [];
    const elsewhere = inside.reduce((sum, inner) => sum + linesOf(inner) - 1, 0);
    return { line: lineOf(node.start), lines: linesOf(node) - elsewhere };
  });
};

const makesAnObject = ({ body }: FunctionNode): boolean => {
  if (body?.type !== 'BlockStatement') return withoutParentheses(body)?.type === 'ObjectExpression';
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' && last.argument?.type === 'ObjectExpression';
};

const withoutParentheses = (node: FunctionNode['body']): ESTree.Node | null =>
  node?.type === 'ParenthesizedExpression' ? node.expression : node;

const contains = (outer: FunctionNode, inner: FunctionNode): boolean =>
  outer !== inner && outer.start <= inner.start && inner.end <= outer.end;

const directlyInside = (node: FunctionNode, all: readonly FunctionNode[]): FunctionNode[] => {
  const inside = all.filter((one) => contains(node, one));
  return inside.filter((one) => !inside.some((other) => contains(other, one)));
};
