import { type Locale, localeOf } from '@balcao/contract/locale';
import { Argument, Command, CommanderError, type Help, Option } from 'commander';
import { appletCheck } from './applet-check.ts';
import { appletCreate, type Create, templates } from './applet-create.ts';
import { appletDev } from './applet-dev.ts';
import { appletExport } from './applet-export.ts';
import { appletUpload, type Progress, type Upload } from './applet-upload.ts';
import { appletVersions } from './applet-versions.ts';
import type { Ask } from './ask.ts';
import { devTextsOf } from './dev-texts.ts';
import { Cancelled, exitCode, type Outcome, Refused, WrongCall } from './outcome.ts';
import { type Texts, textsOf } from './texts.ts';
import { addToolCommands, printer } from './tool-program.ts';
import { toolVersion } from './tool-version.ts';
import type { PlaceOptions } from './upload-place.ts';
import { uploadTextsOf } from './upload-texts.ts';

export interface Run {
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly ask: Ask;
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Ends what goes on until someone has had enough. */
  readonly stop?: AbortSignal | undefined;
  /** Shows how far something is, where someone may be waiting for it. */
  readonly progress?: Progress;
}

const languages = ['pt', 'en', 'es', 'zh'] as const;

/** The language is needed before the call is taken apart: the help speaks it too. */
const localeFor = ({ words, environment }: Run): Locale => {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const asked = words[at]?.includes('=') ? words[at].split('=')[1] : words[at + 1];
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return localeOf(at >= 0 ? asked : LC_ALL || LC_MESSAGES || LANG);
};

/** What commander found wrong, in the person's language. */
const wrongCallText = ({ code, message }: CommanderError, texts: Texts): string => {
  const named = /'([^']*)'/.exec(message)?.[1] ?? '';
  const told: Readonly<Record<string, string>> = {
    'commander.unknownOption': texts.unknownOption(named),
    'commander.unknownCommand': texts.unknownCommand(named),
    'commander.optionMissingArgument': texts.noValue(named),
    'commander.invalidArgument': texts.wrongValue(named),
    'commander.excessArguments': texts.tooMany,
    'commander.missingArgument': texts.needed(named),
    'commander.missingMandatoryOptionValue': texts.needed(named),
  };
  // Called without a command: the help has been shown instead.
  return code === 'commander.help' ? '' : `${told[code] ?? ''} ${texts.seeHelp}`.trim();
};

type Do = (work: () => Promise<Outcome>) => Promise<void>;

const addCreate = (applet: Command, texts: Texts, locale: Locale, ask: Ask, finish: Do): void => {
  applet
    .command('create')
    .description(texts.create)
    .addArgument(new Argument('[FOLDER]', texts.folderToCreate))
    .option('--name <NAME>', texts.nameOption)
    .option('--app-id <APPID>', texts.appIdOption)
    .addOption(new Option('--template <NAME>', texts.templateOption).choices(templates).default('blank'))
    .action((folder: string | undefined, options: Omit<Create, 'folder'>) =>
      finish(() => appletCreate({ ...options, folder }, ask, locale)),
    );
};

const addCheck = (applet: Command, texts: Texts, locale: Locale, finish: Do): void => {
  applet
    .command('check')
    .description(texts.check)
    .addArgument(new Argument('[FOLDER]', texts.folderOrZip).default('.'))
    .option('--exported', texts.exportedOption)
    .action((folder: string, { exported = false }: { exported?: boolean }) =>
      finish(() => appletCheck(folder, exported, locale)),
    );
};

const addExport = (applet: Command, texts: Texts, locale: Locale, finish: Do): void => {
  applet
    .command('export')
    .description(texts.export)
    .addArgument(new Argument('[FOLDER]', texts.folder).default('.'))
    .option('--out <OUT>', texts.outOption)
    .action((folder: string, { out }: { out?: string }) => finish(() => appletExport(folder, out, locale)));
};

const addUpload = (applet: Command, run: Run, locale: Locale, finish: Do): void => {
  const [texts, words] = [textsOf(locale), uploadTextsOf(locale)];
  const { ask, environment, progress = () => undefined } = run;
  applet
    .command('upload')
    .description(words.upload)
    .addArgument(new Argument('[FOLDER]', texts.folder).default('.'))
    .option('--version <VERSION>', words.numberOption)
    .option('--description <TEXT>', words.descriptionOption)
    .option('--server <URL>', words.serverOption)
    .option('--key-file <FILE>', words.keyFileOption)
    .action((folder: string, options: Upload) =>
      finish(() => appletUpload(folder, options, { ask, environment, progress }, locale)),
    );
};

const addVersions = (applet: Command, { environment }: Run, locale: Locale, finish: Do): void => {
  const words = uploadTextsOf(locale);
  applet
    .command('versions')
    .description(words.versions)
    .option('--server <URL>', words.serverOption)
    .option('--key-file <FILE>', words.keyFileOption)
    .action((options: PlaceOptions) => finish(() => appletVersions(options, environment, locale)));
};

const addDev = (applet: Command, run: Run, locale: Locale, finish: Do): void => {
  const [texts, words] = [textsOf(locale), uploadTextsOf(locale)];
  const { environment, say, stop = new AbortController().signal } = run;
  const print = printer({ isJson: run.words.includes('--json'), say });
  applet
    .command('dev')
    .description(devTextsOf(locale).dev)
    .addArgument(new Argument('[FOLDER]', texts.folder).default('.'))
    .option('--server <URL>', words.serverOption)
    .option('--key-file <FILE>', words.keyFileOption)
    .action((folder: string, options: PlaceOptions) =>
      finish(() => appletDev(folder, options, { environment, stop, print }, locale)),
    );
};

/** Every command takes them, behind its name too: what a command has of its own may be called as something above it. */
const addShared = (command: Command, texts: Texts): void => {
  command.addOption(new Option('--json', texts.jsonOption));
  command.addOption(new Option('--lang <LANG>', texts.langOption).choices(languages));
  for (const below of command.commands) addShared(below, texts);
};

/** The parts of the help that the library would write in English. */
const helpWords: Partial<Help> = {
  optionDescription: ({ description, argChoices }) =>
    argChoices ? `${description} (${argChoices.join(', ')})` : description,
  argumentDescription: ({ description }) => description,
  subcommandTerm: (command) => command.name(),
  commandUsage: (command) => {
    const names = [command.parent?.parent, command.parent, command].flatMap((one) => one?.name() ?? []);
    const taken = command.registeredArguments.map((one) => `[${one.name()}]`);
    return [...names, ...(command.commands.length > 0 ? ['...'] : taken), '[--...]'].join(' ');
  },
};

const programOf = (run: Run, locale: Locale, finish: Do): Command => {
  const { words, environment, ask, say, complain, stop = new AbortController().signal } = run;
  const texts = textsOf(locale);
  const titles: Readonly<Record<string, string>> = {
    'Usage:': texts.titles.usage,
    'Arguments:': texts.titles.arguments,
    'Options:': texts.titles.options,
    'Commands:': texts.titles.commands,
  };
  const program = new Command('balcao')
    .description(texts.about)
    .version(toolVersion, '-V, --version', texts.versionOption)
    .helpOption('-h, --help', texts.helpOption)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeOut: say, writeErr: complain, outputError: () => undefined })
    .configureHelp({ ...helpWords, styleTitle: (title) => titles[title] ?? title })
    .enablePositionalOptions()
    .addHelpText('afterAll', `\n${texts.exitCodes}`);
  const applet = program.command('applet').description(texts.applet).helpCommand(false);
  addCreate(applet, texts, locale, ask, finish);
  addCheck(applet, texts, locale, finish);
  addExport(applet, texts, locale, finish);
  addDev(applet, run, locale, finish);
  addUpload(applet, run, locale, finish);
  addVersions(applet, run, locale, finish);
  addToolCommands(program, { environment, ask, locale, stop, isJson: words.includes('--json'), say, complain, finish });
  addShared(program, texts);
  return program;
};

const outcomeOf = (error: unknown, texts: Texts): Outcome => {
  const outcome = (code: Outcome['code'], kind: string, text: string): Outcome => ({
    code,
    lines: text === '' ? [] : [text],
    json: { ok: false, error: kind, text },
  });
  if (error instanceof WrongCall) return outcome(exitCode.wrongCall, 'wrongCall', error.message);
  if (error instanceof Refused) return outcome(exitCode.refused, 'refused', error.message);
  if (error instanceof Cancelled) return outcome(exitCode.cancelled, 'cancelled', '');
  if (error instanceof CommanderError) return outcome(exitCode.wrongCall, 'wrongCall', wrongCallText(error, texts));
  return outcome(exitCode.failed, 'failed', texts.failed(error instanceof Error ? error.message : String(error)));
};

/** Runs one call; answers with the code that the process ends with. */
export const runProgram = async (run: Run): Promise<number> => {
  const locale = localeFor(run);
  const isJson = run.words.includes('--json');
  let code: number = exitCode.good;
  const tell = (outcome: Outcome): void => {
    code = outcome.code;
    const said = isJson ? [JSON.stringify(outcome.json)] : outcome.lines;
    const write = code === exitCode.good || isJson ? run.say : run.complain;
    for (const line of said) write(`${line}\n`);
  };
  try {
    const finish: Do = async (work) => tell(await work());
    await programOf(isJson ? { ...run, ask: undefined, progress: () => undefined } : run, locale, finish).parseAsync(
      [...run.words],
      {
        from: 'user',
      },
    );
  } catch (error) {
    const isShown = error instanceof CommanderError && error.exitCode === 0;
    if (!isShown) tell(outcomeOf(error, textsOf(locale)));
  }
  return code;
};
