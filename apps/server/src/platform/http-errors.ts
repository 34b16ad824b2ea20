import type { Fault } from '@balcao/applet-package/fault';
import { faultText } from '@balcao/applet-package/fault-texts';
import type { PackageFault } from '@balcao/contract/envelope';
import { fieldMessage, fieldMessages, namingMessage } from '@balcao/contract/field-texts';
import { type Locale, localeOf } from '@balcao/contract/locale';
import type { RefusalName } from '@balcao/contract/refusal';
import { refusalText } from '@balcao/contract/refusal-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfOpenApi, pathAsked } from './address.ts';
import { databaseIsUnavailable } from './database-errors.ts';
import { constraintOf, rootOf, sqlStateOf } from './db.ts';
import { Refusal } from './refusal.ts';

/** Fastify's own errors, by their codes and statuses, in our words. */
const transportRefusal = (error: { code?: unknown; statusCode?: unknown }): RefusalName | undefined => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'body_too_large';
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'content_type_wrong';
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return 'body_malformed';
  if (error.statusCode === 503) return 'unavailable';
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? 'request_malformed' : undefined;
};

/**
 * What PostgreSQL says of a value that its types do not hold: bad text, a number or a date out of range. Every schema keeps such values
 * away, so it is a bug of ours; for the caller it is wrong input all the same.
 */
const unheldValues = new Set(['22021', '22P05', '22003', '22007', '22008', '22P02']);
const isUnheldValue = (error: Error): boolean => unheldValues.has(sqlStateOf(error) ?? '');

/** The volume of the documents has no room left, or the server's account may not take more of it. */
const hasNoRoom = (error: Error): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((rootOf(error) as { code?: unknown }).code));

const unavailable = (): Refusal => new Refusal('unavailable', { retryAfterSeconds: 2 });

const refusalOf = (error: Error): Refusal => {
  if (error instanceof Refusal) return error;
  if (isUnheldValue(error)) return new Refusal('form_invalid');
  const transport = transportRefusal(error as { code?: unknown; statusCode?: unknown });
  if (transport) return transport === 'unavailable' ? unavailable() : new Refusal(transport);
  // The ledger itself takes no posting of a merchant whose balances drift (rule: balance-is-its-lines).
  if (constraintOf(error) === 'merchant_stopped') return new Refusal('money_stopped', { retryAfterSeconds: 300 });
  if (hasNoRoom(error)) return new Refusal('storage_full', { retryAfterSeconds: 60 });
  return databaseIsUnavailable(error) ? unavailable() : new Refusal('unexpected');
};

/** What the log says of an unexpected error: where it broke, never the values that were on their way into a query. */
const describe = (error: Error) => {
  const root = rootOf(error);
  return { name: root.name, message: root.message, sqlState: sqlStateOf(error), stack: root.stack };
};

/** The same without the message, which has the value in it. */
const describeUnheld = (error: Error) => ({
  sqlState: sqlStateOf(error),
  stack: rootOf(error).stack?.split('\n').slice(1).join('\n'),
});

/** Merchants' servers, upload clients and video players read the status; the web apps read the envelope. */
const readsStatus = (request: FastifyRequest): boolean =>
  isOfOpenApi(request) || /^\/(?:upload|media)(?:\/|$)/i.test(pathAsked(request));

/** Names in a package come from strangers: none is longer on a screen than a path may be. */
const nameAtMost = 512;
const shown = (name: string | undefined): string | null =>
  name === undefined ? null : name.toWellFormed().slice(0, nameAtMost).toWellFormed();
const presentFault = (fault: Fault, locale: Locale): PackageFault => ({
  code: fault.code,
  path: shown(fault.path),
  field: shown(fault.field),
  text: faultText({ ...fault, found: shown(fault.found) ?? '' }, locale),
});

/** The envelope of a refusal, in the caller's language; the status by the face that is asked. */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const { row, issues, retryAfterSeconds, missing, standing, approval, faults } = refusal;
  request.refusal = refusal.refusal;
  const locale = localeOf(request.headers['accept-language']);
  // What still comes of the request is not read any more.
  if (refusal.refusal === 'request_too_slow') reply.header('connection', 'close');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const messageOf = readsStatus(request) ? namingMessage : fieldMessage;
  const fields = fieldMessages(issues, locale, messageOf);
  request.refusedFields = Object.keys(fields);
  const data = {
    refusal: refusal.refusal,
    requestId: request.id,
    ...(issues.length > 0 ? { fields } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(missing ? { missing } : {}),
    ...(standing ? { standing } : {}),
    ...(approval ? { approval } : {}),
    ...(faults.length > 0 ? { faults: faults.map((fault) => presentFault(fault, locale)) } : {}),
  };
  return reply
    .code(row.transport || readsStatus(request) ? row.http : 200)
    .type('application/json; charset=utf-8')
    .send({ code: row.code, msg: refusalText(refusal.refusal, locale, retryAfterSeconds), data });
};

/** Every error becomes an envelope: a refusal is information, anything else is a bug and logged whole (rule: stable-refusals, no-request-ends-the-process). */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.refusal === 'unexpected') request.log.error(describe(error), 'unexpected');
    else if (isUnheldValue(error)) request.log.error(describeUnheld(error), 'a value that no column holds');
    else if (databaseIsUnavailable(error))
      request.log.warn({ sqlState: sqlStateOf(error), reason: rootOf(error).message }, 'the database could not do it');
    else
      request.log.info(
        { refusal: refusal.refusal, fields: refusal.issues.map((issue) => issue.path.join('.')) },
        'refused',
      );
    return sendRefusal(request, reply, refusal);
  });
};
