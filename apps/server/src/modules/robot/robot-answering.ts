import { holdsCardNumber } from '@balcao/contract/card-number';
import type { HandOverReason, RobotEntry } from '@balcao/contract/robot';
import type { AnswerPiece, RobotOutcome } from '@balcao/contract/robot-answer';
import type { Db } from '../../platform/db.ts';
import { languageOf, robotTexts } from './robot.texts.ts';
import { isGrounded } from './robot-grounds.ts';
import { withoutSecrets } from './robot-mask.ts';
import type { Model, ModelAnswer } from './robot-model.ts';
import type { FoundPiece, RobotKnowledge } from './robot-needs.ts';
import type { RobotOrders } from './robot-orders.ts';
import { promptOf, type Turn } from './robot-prompt.ts';
import { retrieved } from './robot-retrieval.ts';
import { handOverBy, isHello, mayBeAboutOrder } from './robot-words.ts';

interface Needs {
  readonly db: Db;
  readonly knowledge: Pick<RobotKnowledge, 'search' | 'isConfident'>;
  readonly orders: RobotOrders;
  /** Undefined: answers are taken from the knowledge as it stands. */
  readonly model: Model | undefined;
  readonly onFailure: (error: unknown) => void;
}
/** A question to a robot. */
export interface Question {
  readonly merchantId: string;
  readonly channelId: string;
  readonly channelName: string;
  readonly robot: RobotEntry;
  /** What was said before, the oldest first. */
  readonly before: readonly Turn[];
  readonly text: string;
  /** The follower, whose orders may be told; null in a trial. */
  readonly customerId: string | null;
  /** Whether the day has tokens left. */
  readonly mayUseModel: boolean;
  readonly signal: AbortSignal;
}
/** Called with the progress of a question. */
export interface Hearing {
  readonly onPieces?: (pieces: readonly AnswerPiece[]) => void;
  readonly onText?: (text: string) => void;
}
/** The outcome; `isUnsure` where no piece answers the question. */
export interface Answered {
  readonly outcome: RobotOutcome;
  readonly isUnsure: boolean;
}

const piecesAtMost = 5;
const charactersOfASearch = 300;
const shown = ({ sourceTitle: title, heading, text }: FoundPiece): AnswerPiece => ({ title, heading, text });
const nothing = { text: '', by: 'nothing', handedOver: null, pieces: [], tokens: 0 } as const satisfies RobotOutcome;
const handedOver = (reason: HandOverReason, pieces: AnswerPiece[] = [], tokens = 0): RobotOutcome => ({
  ...nothing,
  ...{ handedOver: reason, pieces, tokens },
});

/**
 * What a robot answers, without anything that is written or sent: the same for a follower and for a trial. A person's work is found by
 * rules before a language model sees the message, and what the model says is checked against what it was given.
 */
export const createAnswering = ({ db, knowledge, orders, model, onFailure }: Needs) => {
  const greetingOf = ({ robot, before }: Question): string =>
    before.some(({ by }) => by === 'robot') ? '' : robot.greeting;

  /** In the words of the model; undefined where it failed or says what no source has. */
  const byModel = async (
    question: Question,
    pieces: readonly FoundPiece[],
    hearing: Hearing,
  ): Promise<ModelAnswer | undefined> => {
    if (!model || !question.mayUseModel) return undefined;
    const { robot, text, before, customerId, merchantId, channelName, signal } = question;
    const looked: string[] = [];
    const findOrder = async (number: string): Promise<string> => {
      const told = customerId === null ? undefined : await orders.tell(db, { merchantId, customerId, number });
      const words = told ?? robotTexts(languageOf(text, robot.languages)).noOrder;
      looked.push(words);
      return words;
    };
    const prompt = promptOf({ robot, channelName, language: languageOf(text, robot.languages), pieces, before, text });
    const onText = (more: string) => hearing.onText?.(more);
    try {
      const answer = await model.answer({ ...prompt, findOrder, signal, onText });
      const sources = [text, robot.greeting, robot.persona, ...looked, ...before.map((turn) => turn.text)];
      const grounds = pieces.flatMap((piece) => [piece.sourceTitle, piece.heading, piece.text]);
      const isSound = isGrounded(answer.text, [...sources, ...grounds]) && !holdsCardNumber(answer.text);
      return isSound ? answer : { ...answer, text: '' };
    } catch (error) {
      if (signal.aborted) throw error;
      onFailure(error);
      return undefined;
    }
  };

  const fromKnowledge = (question: Question, pieces: readonly FoundPiece[]): string | undefined => {
    const text = retrieved(question.text, pieces, languageOf(question.text, question.robot.languages));
    return text === undefined || holdsCardNumber(text) ? undefined : text;
  };
  const withGreeting = (question: Question, text: string): string =>
    [greetingOf(question), text].filter((one) => one !== '').join('\n\n');

  const unsure = (question: Question, pieces: AnswerPiece[], tokens: number): RobotOutcome => {
    const { robot, text } = question;
    if (robot.handsOver.includes('unsure')) return handedOver('unsure', pieces, tokens);
    const words = robotTexts(languageOf(text, robot.languages)).unsure;
    return { ...nothing, text: withGreeting(question, words), pieces, tokens };
  };

  const find = async (question: Question) => {
    const { merchantId, channelId, text } = question;
    const asked = withoutSecrets(text).replaceAll(/\s+/g, ' ').trim();
    const found = await knowledge.search(db, {
      merchantId,
      channelId,
      text: [...asked].slice(0, charactersOfASearch).join(''),
      limit: piecesAtMost,
    });
    return { found, isKnown: knowledge.isConfident(found) };
  };

  return {
    /** @throws Error when `signal` aborts, or the database fails. */
    answer: async (question: Question, hearing: Hearing = {}): Promise<Answered> => {
      const { robot, text } = question;
      const reason = handOverBy(text, robot.handsOver);
      if (reason) return { outcome: handedOver(reason), isUnsure: false };
      const language = languageOf(text, robot.languages);
      if (isHello(text)) {
        const said = robot.greeting === '' ? robotTexts(language).hello(robot.name) : robot.greeting;
        return { outcome: { ...nothing, text: said, by: 'greeting' }, isUnsure: false };
      }
      const { found, isKnown } = await find(question);
      const used = isKnown ? found : [];
      const pieces = used.map(shown);
      hearing.onPieces?.(pieces);
      const mayLookUp = question.customerId !== null && mayBeAboutOrder(text);
      const answer = isKnown || mayLookUp ? await byModel(question, used, hearing) : undefined;
      const tokens = answer?.tokens ?? 0;
      if (answer?.handsOver) return { outcome: unsure(question, pieces, tokens), isUnsure: true };
      if (answer && answer.text !== '') {
        const said = withGreeting(question, answer.text);
        return { outcome: { text: said, by: 'model', handedOver: null, pieces, tokens }, isUnsure: false };
      }
      const words = fromKnowledge(question, used);
      if (words === undefined) {
        const hasFailed = model !== undefined && question.mayUseModel && mayLookUp && !answer;
        return { outcome: hasFailed ? handedOver('failed') : unsure(question, pieces, tokens), isUnsure: !isKnown };
      }
      const said = withGreeting(question, words);
      const outcome = { text: said, by: 'knowledge', handedOver: null, pieces: pieces.slice(0, 1), tokens } as const;
      return { outcome, isUnsure: false };
    },
  };
};
export type Answering = ReturnType<typeof createAnswering>;
