import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';
import { saidInCallbacks } from './said-callbacks.ts';

const web = filesBelow(root).filter(
  (file) => /^(apps\/(backoffice|console|phone)|packages\/ui)\/.*[.]tsx?$/.test(file) && !/[.]test[.]tsx?$/.test(file),
);
const textOf = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

describe('what is said once a command was done', () => {
  it('is `tell` of its sending: callbacks of one sending are dropped with its form', () => {
    const lost = web.flatMap((file) => saidInCallbacks(file, textOf(file)).map((line) => `${file}:${line}`));
    expect(lost).toEqual([]);
  });

  it('can be told by every command, for all of them are made by `useCommand` or `useKeyedMutation`', () => {
    const makers = ['packages/ui/src/use-command.ts', 'packages/ui/src/use-keyed-mutation.ts'];
    expect(web.filter((file) => /\buseMutation\b/.test(textOf(file)))).toEqual(makers);
  });

  it.each([
    ['in the callback', 'save.mutate(body, { onSuccess: () => tellGood(t("done")) });', [1]],
    ['among other things', 'mutate(body, {\n  onSuccess: () => {\n    close();\n    tellGood("x");\n  },\n});', [2]],
    ['by a function of its own', 'const done = () => tellGood("x");\nsave.mutate(body, { onSuccess: done });', [2]],
    ['by one that calls it', 'const a = () => tellGood("x");\nconst b = () => a();\ngo(body, { onSuccess: b });', [3]],
    ['by its short name', 'const onSuccess = () => tellGood("x");\nsave.mutate(body, { onSuccess });', [2]],
    ['by what a form is given', 'const form = <Form onDone={() => tellGood("x")} />;', [1]],
    ['by the hook, which outlives the form', 'const save = useSave(id, () => tellGood("x"));', []],
    ['as it should', 'save.mutate(body, { tell: t("done"), onSuccess: onClose });', []],
    ['after a click', 'const button = <Button onClick={() => tellGood("x")} />;', []],
  ])('is found %s', (_, text, lines) => {
    expect(saidInCallbacks('one.tsx', text)).toEqual(lines);
  });
});
