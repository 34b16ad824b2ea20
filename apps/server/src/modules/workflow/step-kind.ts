import type { TemplateChoice } from '@balcao/contract/template-sending';
import type { CallMethod } from '@balcao/contract/workflow-kind-call';
import type { WorkflowFailure } from '@balcao/contract/workflow-run';

/** What a step does to the world: in a run for good, in a try only on paper. */
export interface StepEffects {
  /** Writes to the follower, once for this visit. */
  say(message: {
    readonly text: string;
    readonly buttons: readonly string[];
  }): Promise<'sent' | 'people' | 'unreachable'>;
  /** Sends a template of the team, once for this visit; `gone`: it is not sent any more, or its variables are others by now. */
  sendTemplate(choice: TemplateChoice): Promise<'sent' | 'people' | 'unreachable' | 'gone'>;
  /** Leaves what the follower wrote last to the robot of the channel; false where none is on. */
  askRobot(): Promise<boolean>;
  /** Gives the conversation to people. */
  handOver(): Promise<void>;
}
export type Values = Readonly<Record<string, string>>;
export interface StepContext {
  readonly values: Values;
  readonly effects: StepEffects;
}
export interface CallRequest {
  readonly method: CallMethod;
  readonly address: string;
  readonly body: string;
}
/** The outcome of a call; `unknown` when the process ended between the call and its answer. */
export type CallOutcome = { readonly status: number; readonly answer: string } | { readonly failure: WorkflowFailure };

interface Said {
  readonly detail?: string;
}
/** How a step ends, or what it waits for. */
export type StepEnd =
  | (Said & { readonly way: string; readonly values?: Values; readonly failure?: WorkflowFailure })
  | (Said & { readonly asksMinutes: number })
  | (Said & { readonly waitsMinutes: number })
  | (Said & { readonly calls: CallRequest })
  | (Said & { readonly ends: 'done' | 'handed' })
  | (Said & { readonly fails: WorkflowFailure });

/** What the server does at one kind of step. */
export interface StepKind<D> {
  begin(data: D, context: StepContext): StepEnd | Promise<StepEnd>;
  /** Which way it goes on with what the follower wrote. */
  answered?(data: D, text: string): StepEnd;
  /** Which way it goes on when time is up. */
  readonly afterTime?: string;
  /** Which way it goes on with the answer of a server. */
  called?(data: D, outcome: CallOutcome): StepEnd;
}
