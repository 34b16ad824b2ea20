import { isCancel, password, text } from '@clack/prompts';
import { Cancelled, WrongCall } from './outcome.ts';
import type { Texts } from './texts.ts';

export interface Question {
  readonly text: string;
  /** What is typed is not shown. */
  readonly isSecret?: boolean;
  readonly faultOf?: (answer: string) => Promise<string | undefined>;
}

/** Asks the person; undefined without a terminal. */
export type Ask = ((question: Question) => Promise<string>) | undefined;

export const askAtTerminal: Ask = async ({ text: message, isSecret, faultOf }) => {
  for (let fault: string | undefined; ; ) {
    const answer = await (isSecret ? password : text)({ message: fault ?? message });
    if (isCancel(answer)) throw new Cancelled();
    fault = answer === undefined || answer === '' ? message : await faultOf?.(answer);
    if (fault === undefined) return answer;
  }
};

/** What was given with the call, or else what the person answers. */
export const answered = async (
  given: string | undefined,
  option: string,
  question: Question,
  ask: Ask,
  texts: Texts,
): Promise<string> => {
  if (given === undefined) {
    if (!ask) throw new WrongCall(texts.needed(option));
    return ask(question);
  }
  const fault = given === '' ? texts.noValue(option) : await question.faultOf?.(given);
  if (fault !== undefined) throw new WrongCall(fault);
  return given;
};
