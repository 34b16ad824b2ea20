import { fieldMessage, fieldMessages, namingMessage } from '@balcao/contract/field-texts';
import { localeOf } from '@balcao/contract/locale';
import type { RefusalName } from '@balcao/contract/refusal';
import { refusalText } from '@balcao/contract/refusal-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfOpenApi, pathAsked } from './address.ts';
import { constraintOf, databaseIsAway, lockTimedOut, rootOf, sqlStateOf } from './db.ts';
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

const refusalOf = (error: Error): Refusal => {
  if (error instanceof Refusal) return error;
  const transport = transportRefusal(error as { code?: unknown; statusCode?: unknown });
  if (transport) return new Refusal(transport);
  // The ledger itself takes no posting of a merchant whose balances drift (promise M2).
  if (constraintOf(error) === 'merchant_stopped') return new Refusal('money_stopped', { retryAfterSeconds: 300 });
  const isBusy = databaseIsAway(error) || sqlStateOf(error) === lockTimedOut;
  return isBusy ? new Refusal('unavailable', { retryAfterSeconds: 2 }) : new Refusal('unexpected');
};

/** What the log says of an unexpected error: where it broke, never the values that were on their way into a query. */
const describe = (error: Error) => {
  const root = rootOf(error);
  return { name: root.name, message: root.message, sqlState: sqlStateOf(error), stack: root.stack };
};

/** Merchants' servers, and whoever sends documents, read the status; the web faces read the envelope. */
const readsStatus = (request: FastifyRequest): boolean =>
  isOfOpenApi(request) || /^\/upload(?:\/|$)/i.test(pathAsked(request));

/** The envelope of a refusal, in the caller's language; the status by the face that is asked (design §3). */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const { row, issues, retryAfterSeconds, missing, standing } = refusal;
  request.refusal = refusal.refusal;
  const locale = localeOf(request.headers['accept-language']);
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
  };
  return reply
    .code(row.transport || readsStatus(request) ? row.http : 200)
    .type('application/json; charset=utf-8')
    .send({ code: row.code, msg: refusalText(refusal.refusal, locale), data });
};

/** Every error becomes an envelope: a refusal is information, anything else is a bug and logged whole (promises W8, A9). */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.refusal === 'unexpected') request.log.error(describe(error), 'unexpected');
    else
      request.log.info(
        { refusal: refusal.refusal, fields: refusal.issues.map((issue) => issue.path.join('.')) },
        'refused',
      );
    return sendRefusal(request, reply, refusal);
  });
};
