import type { Tracer } from './tracer.ts';

interface Carried {
  readonly traceparent?: string;
}

/** The data of a job, and with it the call or job that asks for it, where that is traced. */
export const withCause = <D extends object>(tracer: Tracer, data: D): D & Carried => {
  const traceparent = tracer.here();
  return traceparent === undefined ? data : { ...data, traceparent };
};

/** Runs a job within a span of its own that names what asked for it. `work` gets the data as they were sent. */
export const runTraced = (
  tracer: Tracer,
  name: string,
  job: { readonly id: string; readonly data: object },
  work: (data: object) => Promise<void>,
): Promise<void> => {
  // Another process may have put it there, even where this one does not trace.
  const { traceparent, ...data } = job.data as Carried;
  const facts = { 'balcao.job': name, 'balcao.job_id': job.id };
  return tracer.within({ kind: 'job', name: `job ${name}`, facts, causedBy: traceparent }, () => work(data));
};
