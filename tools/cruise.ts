import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Edge, edgesOfCircles } from './circles.ts';
import { filesBelow } from './files.ts';
import { programs, root } from './root.mjs';
import { typeImportsOf } from './type-imports.ts';

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

interface Dependency {
  readonly module: string;
  readonly resolved: string;
  readonly dynamic: boolean;
}

interface Rule {
  readonly name: string;
  readonly to: { readonly dependencyTypesNot?: readonly string[] };
}

interface Report {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly Dependency[] }[];
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
    readonly ruleSetUsed: { readonly forbidden: readonly Rule[] };
  };
}

const areas = ['packages', 'apps', 'e2e'];
const isSource = /^(packages|apps|e2e)\/.*[.]tsx?$/;
const ofModule = /^apps\/server\/src\/modules\/([^/]+)\/(?!.*[.]test[.]ts$)/;

/**
 * Checks every import below the folder against `.dependency-cruiser.cjs`, that no files load each other in a circle, and that no
 * modules of the server know each other in one, be it by a type.
 * The tool's parser does not tell types from values, so what a rule says about `type-only` is applied here.
 */
export const cruise = (folder: string): Cruise => {
  const present = areas.filter((area) => fs.existsSync(path.join(folder, area)));
  const { modules, summary } = reportOf(folder, present);
  const sources = filesBelow(folder).filter((file) => isSource.test(file));
  const types = new Map(sources.map((file) => [file, typeImportsOf(path.join(folder, file))]));
  const edges = modules.flatMap(({ source, dependencies }) =>
    dependencies.map((one) => ({
      from: source,
      to: one.resolved,
      late: one.dynamic,
      type: !!types.get(source)?.has(one.module),
    })),
  );
  const typeEdges = new Set(edges.filter(({ type }) => type).map(({ from, to }) => `${from} ${to}`));
  const lenient = new Set(summary.ruleSetUsed.forbidden.filter(sparesTypes).map(({ name }) => name));
  const violations = summary.violations
    .map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
    .filter(({ rule, from, to }) => !(lenient.has(rule) && typeEdges.has(`${from} ${to}`)));
  const circles = edgesOfCircles(edges.filter(({ late, type }) => !late && !type));
  const ofModules = edgesOfCircles(edges.flatMap(betweenModules));
  const isAround = new Set(ofModules.map(({ from, to }) => `${from} ${to}`));
  const around = edges.filter((edge) => betweenModules(edge).some(({ from, to }) => isAround.has(`${from} ${to}`)));
  const seen = new Set(modules.map(({ source }) => source));
  return {
    violations: [
      ...violations,
      ...circles.map(({ from, to }) => ({ rule: 'no-circle', from, to })),
      ...around.map(({ from, to }) => ({ rule: 'no-circle-of-modules', from, to })),
    ],
    unseen: sources.filter((file) => !seen.has(file)),
  };
};

/** The import as one of modules, where it leads from one to another. */
const betweenModules = (edge: Edge): Edge[] => {
  const [, from] = ofModule.exec(edge.from) ?? [];
  const [, to] = ofModule.exec(edge.to) ?? [];
  return from && to && from !== to ? [{ from, to }] : [];
};

const sparesTypes = ({ to }: Rule): boolean => to.dependencyTypesNot?.includes('type-only') ?? false;

const reportOf = (folder: string, present: readonly string[]): Report => {
  const config = path.join(root, '.dependency-cruiser.cjs');
  const words = [...present, '--config', config, '--output-type', 'json'];
  const program = path.join(programs, 'depcruise');
  return JSON.parse(execFileSync(program, words, { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 })) as Report;
};
