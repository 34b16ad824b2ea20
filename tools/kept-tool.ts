import fs from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { sourcesBelow, stampOf } from './stamp.mjs';

const hourMs = 3_600_000;
const shelf = path.join(root, 'node_modules/.cache/balcao-tool');

/** What the developer's tool is made of: its own sources, those of the packages that go into it, and the templates. */
const makers = (): string[] => [
  'package-lock.json',
  'tools/pack-cli.ts',
  'packages/cli/package.json',
  ...['cli', 'contract', 'sdk', 'brazil', 'applet-package'].flatMap((name) => sourcesBelow(`packages/${name}/src`)),
  ...sourcesBelow('applets'),
];

/** The program in the folder of a package; undefined where there is none. */
const programIn = (folder: string): string | undefined => {
  const about = path.join(folder, 'package.json');
  return fs.existsSync(about) ? path.join(folder, JSON.parse(fs.readFileSync(about, 'utf8')).bin.balcao) : undefined;
};

/** What was made of other sources, and what a run left that was ended in the middle; another run may be making its own. */
const removeOld = (): void => {
  for (const name of fs.readdirSync(shelf)) {
    const folder = path.join(shelf, name);
    const { mtimeMs } = fs.statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (mtimeMs < Date.now() - hourMs) fs.rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * The developer's tool as developers install it, made once for these sources: where its program lies. It starts in a quarter of the
 * time that its sources take, and is what has to work.
 */
export const keptTool = async (): Promise<string> => {
  const kept = path.join(shelf, stampOf(makers()).slice(0, 32));
  const found = programIn(kept);
  if (found) return found;
  const { makeTool } = await import('./pack-cli.ts');
  fs.mkdirSync(shelf, { recursive: true });
  removeOld();
  const scratch = fs.mkdtempSync(`${kept}.`);
  try {
    await makeTool(scratch);
    fs.renameSync(scratch, kept);
  } catch (error) {
    if (!programIn(kept)) throw error; // Another run was faster.
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
  return programIn(kept) as string;
};
