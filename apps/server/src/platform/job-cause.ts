import { requestIdHere } from './request-context.ts';
import type { Tracer } from './tracer.ts';

/** What the data of a job carry in addition to what was sent. */
interface Carried {
  /** The call or job that asked for it, where that is traced. */
  readonly traceparent?: string;
  /** The call at the beginning: a job asked for by a job has that of the first. */
  readonly requestId?: string;
}
interface CarryingJob {
  readonly id: string;
  readonly data: object;
}

/** The data of a job, and with it what asks for it. */
export const withCause = <D extends object>(tracer: Tracer, data: D): D & Carried => {
  const traceparent = tracer.here();
  const requestId = requestIdHere();
  return {
    ...data,
    ...(traceparent === undefined ? {} : { traceparent }),
    ...(requestId === undefined ? {} : { requestId }),
  };
};

/** The id of the call that led to a job; undefined for what was asked for by the clock. */
export const requestIdOf = ({ data }: CarryingJob): string | undefined => (data as Carried).requestId;

/** Runs a job within a span of its own that names what asked for it. `work` gets the data as they were sent. */
export const runTraced = (
  tracer: Tracer,
  name: string,
  job: CarryingJob,
  work: (data: object) => Promise<void>,
): Promise<void> => {
  // Another process may have put the trace there, even where this one does not trace.
  const { traceparent, requestId, ...data } = job.data as Carried;
  const facts = {
    'balcao.job': name,
    'balcao.job_id': job.id,
    ...(requestId === undefined ? {} : { 'balcao.request_id': requestId }),
  };
  return tracer.within({ kind: 'job', name: `job ${name}`, facts, causedBy: traceparent }, () => work(data));
};
