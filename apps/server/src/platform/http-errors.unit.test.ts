import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from './http-errors.ts';
import { WaitedTooLong } from './wait-budget.ts';

/** As the query builder throws it: the error of the connection is its cause. */
const failedQuery = (cause: Error): Error => new Error('Failed query: select 1', { cause });
const ofPostgres = (code: string, message: string): Error => Object.assign(new Error(message), { code });
const ofSystem = (code: string): Error => Object.assign(new Error(`write ${code}`), { code });

describe('an error below a request', () => {
  let app: FastifyInstance;
  let thrown: Error;
  beforeAll(async () => {
    app = Fastify();
    answerErrors(app);
    app.get('/open/it', () => Promise.reject(thrown));
    await app.ready();
  });
  afterAll(() => app.close());
  const answerTo = async (error: Error) => {
    thrown = error;
    return app.inject('/open/it');
  };

  it.each([
    ['the connection broke while the query was written', failedQuery(ofSystem('EPIPE'))],
    ['the connection was reset', failedQuery(ofSystem('ECONNRESET'))],
    ['the database is shutting down', failedQuery(ofPostgres('57P01', 'terminating connection'))],
    ['the database is starting up', ofPostgres('57P03', 'the database system is starting up')],
    ['the connection ended in the middle of the answer', failedQuery(new Error('Connection terminated unexpectedly'))],
    ['nobody listens at any address of its name', new AggregateError([], '', { cause: ofSystem('ECONNREFUSED') })],
    ['a lock was not let go', failedQuery(ofPostgres('55P03', 'canceling statement due to lock timeout'))],
    ['a statement took too long', failedQuery(ofPostgres('57014', 'canceling statement due to statement timeout'))],
    ['its disk is full', failedQuery(ofPostgres('53100', 'could not extend file'))],
    ['a deadlock came again and again', failedQuery(ofPostgres('40P01', 'deadlock detected'))],
    ['it may only be read', failedQuery(ofPostgres('25006', 'cannot execute INSERT in a read-only transaction'))],
    ['a transaction stood still', failedQuery(ofPostgres('25P03', 'terminating connection'))],
    ['the caller had waited long enough', failedQuery(new WaitedTooLong())],
    ['no connection became free', failedQuery(new Error('timeout exceeded when trying to connect'))],
  ])('is a moment’s trouble, to be tried again, when %s', async (_, error) => {
    const answer = await answerTo(error);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ data: { refusal: 'unavailable' } });
  });

  it.each(['22021', '22P05', '22003', '22007', '22008', '22P02'])(
    'is wrong input, and no 5xx, when PostgreSQL holds no such value (%s); the value is not told',
    async (code) => {
      const answer = await answerTo(failedQuery(ofPostgres(code, 'invalid value: "secret"')));
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 1000, data: { refusal: 'form_invalid' } });
      expect(answer.body).not.toContain('secret');
    },
  );

  it.each([
    ['a query was wrong', failedQuery(ofPostgres('42703', 'column "secret" does not exist'))],
    ['the program was wrong', new TypeError('Cannot read properties of undefined')],
  ])('is a bug that says nothing of itself when %s', async (_, error) => {
    const answer = await answerTo(error);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ data: { refusal: 'unexpected', requestId: expect.any(String) } });
    expect(answer.body).not.toMatch(/secret|undefined/);
  });
});
