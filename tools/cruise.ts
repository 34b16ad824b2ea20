import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { programs, root } from './root.mjs';

/** An import that a rule forbids. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface Cruise {
  readonly violations: readonly Violation[];
  /** Source files that the tool did not look at: it reports no violation either when it cannot read a language. */
  readonly unseen: readonly string[];
}

interface Report {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: { readonly violations: readonly { rule: { name: string }; from: string; to: string }[] };
}

const areas = ['packages', 'apps', 'e2e'];

/** Checks every import below the folder against `.dependency-cruiser.cjs`. */
export const cruise = (folder: string): Cruise => {
  const present = areas.filter((area) => fs.existsSync(path.join(folder, area)));
  const config = path.join(root, '.dependency-cruiser.cjs');
  const words = [...present, '--config', config, '--output-type', 'json'];
  const { modules, summary } = JSON.parse(outputOf(folder, words)) as Report;
  const seen = new Set(modules.map(({ source }) => source));
  return {
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    unseen: present.flatMap((area) => sourcesBelow(folder, area)).filter((file) => !seen.has(file)),
  };
};

const outputOf = (folder: string, words: readonly string[]): string => {
  const program = path.join(programs, 'depcruise');
  return execFileSync(program, words, { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 });
};

const sourcesBelow = (folder: string, area: string): string[] =>
  fs
    .readdirSync(path.join(folder, area), { recursive: true, encoding: 'utf8' })
    .filter((name) => /[.]tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => `${area}/${name}`);
