import type { Locale } from '@balcao/contract/locale';
import { TriggeredEvent } from '@balcao/contract/tool';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import type { Ask } from './ask.ts';
import { answerSeconds } from './forward.ts';
import type { Environment } from './kept-key.ts';
import { Cancelled, type Outcome } from './outcome.ts';
import { requestTail } from './request-tail.ts';
import { type Texts, textsOf } from './texts.ts';
import { type CallTool, callerOf, failureOf, keyFor } from './tool-caller.ts';
import { type Login, toolLogin, toolLogout } from './tool-login.ts';
import { type ToolTexts, toolTextsOf } from './tool-texts.ts';
import { type Listen, webhookListen } from './webhook-listen.ts';
import { webhookTrigger } from './webhook-trigger.ts';

/** What a command has that calls the platform. */
export interface ToolRun {
  readonly call: CallTool;
  readonly texts: ToolTexts;
  readonly common: Texts;
  readonly locale: Locale;
  /** Ends when the person has had enough. */
  readonly stop: AbortSignal;
  /** Says something while it goes on: to people in lines, to programs as one line of JSON. */
  readonly print: (lines: readonly string[], json: object) => void;
  /** The same of what is not as it should be. */
  readonly warn: (line: string, kind: string) => void;
}

export interface ToolCommands {
  readonly environment: Environment;
  readonly ask: Ask;
  readonly locale: Locale;
  readonly stop: AbortSignal;
  readonly isJson: boolean;
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly finish: (work: () => Promise<Outcome>) => Promise<void>;
}

const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('');
  return Number(text);
};

/** Long enough for a breakpoint. */
const secondsAtMost = 3_600;
const seconds = (text: string): number => {
  const given = wholeNumber(text);
  if (given > secondsAtMost) throw new InvalidArgumentError('');
  return given;
};

/** Says something while a command goes on: to people in lines, to programs as one line of JSON. */
export const printer =
  ({ isJson, say }: Pick<ToolCommands, 'isJson' | 'say'>): ToolRun['print'] =>
  (lines, json) => {
    for (const line of isJson ? [JSON.stringify(json)] : lines) say(`${line}\n`);
  };

/** Runs what calls the platform by the key; what the platform says is told in the person's words. */
const withKey =
  (commands: ToolCommands) =>
  (server: string | undefined, work: (run: ToolRun) => Promise<Outcome>): Promise<void> =>
    commands.finish(async () => {
      const { environment, locale, stop, isJson, say, complain } = commands;
      const texts = toolTextsOf(locale);
      const used = await keyFor(environment, server, texts);
      const run: ToolRun = {
        call: callerOf(used, locale),
        texts,
        common: textsOf(locale),
        locale,
        stop,
        print: printer(commands),
        warn: (line, kind) => (isJson ? say(`${JSON.stringify({ kind })}\n`) : complain(`${line}\n`)),
      };
      try {
        return await work(run);
      } catch (error) {
        if (stop.aborted) throw new Cancelled();
        throw failureOf(error, used, texts);
      }
    });

const addLogin = (program: Command, commands: ToolCommands, texts: ToolTexts): void => {
  const { environment, locale, finish } = commands;
  // A key is typed or comes from the environment: what stands on a command line can be read by others.
  program
    .command('login')
    .description(texts.login)
    .option('--server <URL>', texts.serverOption)
    .option('--open', texts.openOption, false)
    .option('--with-key', texts.withKeyOption, false)
    .action((given: Login) => finish(() => toolLogin(given, { ...commands, print: printer(commands) })));
  program
    .command('logout')
    .description(texts.logout)
    .action(() => finish(() => toolLogout(environment, locale)));
};

/** The commands for merchants' servers. */
export const addToolCommands = (program: Command, commands: ToolCommands): void => {
  const texts = toolTextsOf(commands.locale);
  const calling = withKey(commands);
  const count = () => new Option('--count <N>', texts.countOption).argParser(wholeNumber);
  const server = () => new Option('--server <URL>', texts.serverOption);
  addLogin(program, commands, texts);
  const webhook = program.command('webhook').description(texts.webhook).helpCommand(false);
  webhook
    .command('listen')
    .description(texts.listen)
    .requiredOption('--forward-to <URL>', texts.forwardOption)
    .option('--events <EVENTS>', texts.eventsOption)
    .addOption(new Option('--timeout <SECONDS>', texts.timeoutOption(answerSeconds)).argParser(seconds))
    .addOption(count())
    .addOption(server())
    .action((asked: Listen & { server?: string }) => calling(asked.server, (run) => webhookListen(asked, run)));
  webhook
    .command('trigger')
    .description(texts.trigger)
    .addArgument(new Argument('<EVENT>', `${texts.eventArgument} (${TriggeredEvent.options.join(', ')})`))
    .addOption(server())
    .action((type: string, asked: { server?: string }) => calling(asked.server, (run) => webhookTrigger(type, run)));
  const request = program.command('request').description(texts.request).helpCommand(false);
  request
    .command('tail')
    .description(texts.tail)
    .option('--failed', texts.failedOption, false)
    .addOption(count())
    .addOption(server())
    .action((asked: { failed: boolean; count?: number; server?: string }) =>
      calling(asked.server, (run) => requestTail(asked, run)),
    );
};
