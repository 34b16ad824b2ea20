import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { defaultLocale } from '@balcao/contract/locale';
import { type RefusalName, refusals } from '@balcao/contract/refusal';
import { refusalText } from '@balcao/contract/refusal-texts';
import type { Logger } from 'pino';

/** Node's own errors of what it cannot read as a request, by their codes; every other one is a malformed request. */
const byCode: Readonly<Record<string, RefusalName>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
};

/**
 * Answers input that Node cannot parse as a request, such as a malformed request line, with the envelope of every refusal. No header was read, so the
 * language is the default; the connection is closed, since the start of the next request is unknown.
 */
export const answerClientErrors =
  (log: Logger, everyAnswer: Readonly<Record<string, string>>) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const refusal = byCode[error.code ?? ''] ?? 'request_malformed';
    const { code, http } = refusals[refusal];
    const requestId = randomUUID();
    log.info({ refusal, requestId, reason: error.code }, 'refused');
    const body = JSON.stringify({ code, msg: refusalText(refusal, defaultLocale), data: { refusal, requestId } });
    const headers = {
      ...everyAnswer,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'request-id': requestId,
      'cache-control': 'no-store',
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable) socket.write([`HTTP/1.1 ${http} ${STATUS_CODES[http]}`, ...lines, '', body].join('\r\n'));
    socket.destroySoon();
  };
