import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Outbound } from '../../platform/outbound.ts';
import type { MachineAnswers } from '../conversation/machine-answer.service.ts';
import { type EffectNeeds, effectId, runEffects } from './run-effects.ts';
import type { RunMoving } from './run-moving.ts';
import { walk } from './run-walk.ts';
import type { CallOutcome, CallRequest } from './step-kind.ts';
import { findFollowed, findHosts } from './workflow.repository.ts';
import type { RunRow } from './workflow.tables.ts';
import { findRun, lockRun } from './workflow-run.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbound: Pick<Outbound, 'ask'>;
  readonly answers: EffectNeeds['answers'] & Pick<MachineAnswers, 'talkWith'>;
  readonly templates: EffectNeeds['templates'];
  readonly robots: EffectNeeds['robots'];
  readonly moving: RunMoving;
}
/** A run at one of its steps. */
export interface Visit {
  readonly merchantId: string;
  readonly id: string;
  readonly visit: number;
}
/** A call that leaves, and the visit that waits for it. */
interface Leaving {
  readonly at: Visit;
  readonly request: CallRequest;
  readonly key: string;
}

/** Calls a server of the team, under a key by which it can tell a second try. */
const callServer = async (outbound: Needs['outbound'], { request, key }: Leaving): Promise<CallOutcome> => {
  const { method, address, body } = request;
  const own = { accept: 'application/json', 'idempotency-key': key, 'user-agent': 'Balcao-Workflow' };
  const message =
    body === '' ? { method, headers: own } : { method, body, headers: { ...own, 'content-type': 'application/json' } };
  const result = await outbound.ask(address, message);
  if ('status' in result) return { status: result.status, answer: result.answer };
  return { failure: result.failure === 'address-forbidden' ? 'hostForbidden' : 'callFailed' };
};

const isAt = (run: RunRow | undefined, { visit }: Visit): run is RunRow =>
  run?.state === 'running' && run.visit === visit;
/** The outcome of the call of a visit: one that left, and whose answer this is not, has an unknown outcome. */
const outcomeOf = ({ callingVisit, visit }: RunRow, answered: CallOutcome | undefined): CallOutcome | undefined =>
  answered ?? (callingVisit === visit ? { failure: 'callUnknown' } : undefined);

/**
 * The steps of a run up to one that waits: what happened at them, where the run stands, what it said and the job of what is next are written
 * together or not at all. A call to a server is noted before it leaves: a process that dies in between leaves a call with
 * an unknown outcome, and goes on with that (docs/decisions/084, 137).
 */
export const createRunStep = (needs: Needs) => {
  const { db, clock, outbound, answers, moving } = needs;

  const goOn = async (tx: Tx, visit: Visit, answered?: CallOutcome): Promise<Leaving | undefined> => {
    const now = clock.now();
    const seen = await findRun(tx, visit);
    if (!isAt(seen, visit)) return undefined;
    // The channel, the conversation and then the run, as a message of the follower takes them.
    const talk = await answers.talkWith(tx, { ...seen, now });
    const run = await lockRun(tx, visit);
    if (!isAt(run, visit) || (answered && run.callingVisit !== visit.visit)) return undefined;
    const followed = await findFollowed(tx, run);
    if (!followed || followed.heldAt) {
      await moving.stop(tx, run, now, followed ? 'held' : 'removed');
      return undefined;
    }
    const { name: speaker, definition } = followed;
    const walked = await walk(run, outcomeOf(run, answered), {
      definition,
      now,
      effectsOf: (at) => runEffects(needs, tx, { run: at, talk, speaker, now }),
      hosts: () => findHosts(tx, run),
    });
    await moving.write(tx, walked.run, walked.steps);
    const at = { merchantId: run.merchantId, id: run.id, visit: walked.run.visit };
    return walked.request && { at, request: walked.request, key: effectId(walked.run) };
  };

  return async (visit: Visit): Promise<void> => {
    const leaving = await transaction(db, (tx) => goOn(tx, visit));
    if (!leaving) return;
    const outcome = await callServer(outbound, leaving);
    await transaction(db, (tx) => goOn(tx, leaving.at, outcome));
  };
};
export type RunStep = ReturnType<typeof createRunStep>;
