import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Locale } from '@balcao/contract/locale';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { isRefusalName } from '@balcao/contract/refusal';
import { refusalText } from '@balcao/contract/refusal-texts';
import {
  type Diagnosis,
  type diagnoseRequest,
  type getRequest,
  type listRequests,
  type OpenRequest,
  RequestOutcome,
} from '@balcao/contract/request';
import type { HeardRequest } from '@balcao/contract/tool';
import type { CommitPlace } from '../../platform/commit-place.ts';
import { idKeys, lastKeyOf } from '../../platform/cursor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { CertificateService, KnownCertificate } from '../certificate/certificate.service.ts';
import {
  countUpTo,
  findRequest,
  findWithLines,
  insertRequests,
  listByIds,
  listIdsAfter,
  listRows,
} from './request.repository.ts';
import type { OpenRequestRow } from './request.tables.ts';
import type { RequestRecorder } from './request-recorder.ts';
import type { KeptLines } from './seen-request.ts';
import { diagnose } from './signature-doctor.ts';

interface Needs {
  readonly db: Db;
  readonly secrets: Pick<Secrets, 'open' | 'seal'>;
  readonly certificates: Pick<CertificateService, 'known'>;
  readonly recorder: Pick<RequestRecorder, 'flush'>;
  readonly publicBaseUrl: string;
}

const present = (row: OpenRequestRow): OpenRequest => ({
  id: row.id,
  at: row.at.toISOString(),
  method: row.method,
  target: row.target,
  status: row.status,
  refusal: row.refusal,
  serial: row.serial,
  ip: row.ip,
  durationMs: row.durationMs,
  requestId: row.requestId,
});

const saidOf = ({ refusal }: OpenRequestRow, locale: Locale): string | null =>
  isRefusalName(refusal) ? refusalText(refusal, locale) : null;

const tailedAtOnce = 200;
interface Tail {
  readonly merchantId: string;
  readonly after: CommitPlace;
  readonly outcome: RequestOutcome | undefined;
  readonly locale: Locale;
  readonly now: Date;
}
interface Tailed {
  readonly list: readonly HeardRequest[];
  readonly place: CommitPlace;
  /** There are no more yet. */
  readonly isWhole: boolean;
}

const presentCertificate = ({ name, status, notBefore, notAfter, revokedAt }: KnownCertificate) => ({
  name,
  status,
  notBefore: notBefore.toISOString(),
  notAfter: notAfter.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
});

/** More than several minutes of refusals fill, with all their shares. */
const searchedAtMost = 2_000;

/** A call of the past, as the sandbox brings it in. */
export interface PastRequest extends Omit<OpenRequestRow, 'sealedLines'> {
  readonly lines: KeptLines | null;
}

/** The calls of the open API in a team's name, and why a signature was wrong. */
export const createRequestService = ({ db, secrets, certificates, recorder, publicBaseUrl }: Needs) => ({
  list: async ({ actor, query }: Call<typeof listRequests>): Promise<ReplyOf<typeof listRequests>> => {
    const { pageNum = 1, pageSize = defaultPageSize, cursor, sort, ...filter } = query;
    const [after, skip] = [lastKeyOf(cursor, idKeys), skipOf(query)];
    await recorder.flush();
    const [rows, counted] = await Promise.all([
      listRows(db, actor.merchantId, filter, { after, skip, limit: pageSize + 1, sort }),
      countUpTo(db, actor.merchantId, filter),
    ]);
    const page = rows.slice(0, pageSize);
    return {
      list: page.map(present),
      total: Math.min(counted, totalCountedAtMost),
      totalIsCapped: counted > totalCountedAtMost,
      pageNum,
      pageSize,
      nextCursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    };
  },

  get: async ({ actor, params, locale, now }: Call<typeof getRequest>): Promise<ReplyOf<typeof getRequest>> => {
    const { merchantId } = actor;
    const row = (await findRequest(db, merchantId, params.id)) ?? refuse('not_found');
    const hasLines = row.sealedLines !== null;
    const isWithout = row.refusal === 'signature_wrong' && !hasLines;
    const examinable = isWithout ? await findWithLines(db, merchantId, row.serial, searchedAtMost) : undefined;
    const certificate = (await certificates.known(db, merchantId, now)).find(({ serial }) => serial === row.serial);
    return {
      ...present(row),
      said: saidOf(row, locale),
      facts: row.facts,
      certificate: certificate ? presentCertificate(certificate) : null,
      hasLines,
      examinableId: examinable ?? null,
    };
  },

  /** @throws Refusal `not_found` also where nothing was kept to look into. */
  diagnose: async ({ actor, params, now }: Call<typeof diagnoseRequest>): Promise<Diagnosis> => {
    const { merchantId } = actor;
    const row = (await findRequest(db, merchantId, params.id)) ?? refuse('not_found');
    const lines = JSON.parse(secrets.open(row.sealedLines ?? refuse('not_found'))) as KeptLines;
    const all = await certificates.known(db, merchantId, now);
    const named = all.find(({ serial }) => serial === row.serial) ?? refuse('not_found');
    const hosts = [new URL(publicBaseUrl).host, lines.host].flatMap((host) => [
      `https://${host}`,
      `http://${host}`,
      host,
    ]);
    return diagnose({ lines, named, all, origins: [...new Set(hosts)] });
  },

  /** The calls after a place, with the reason of each refusal; where there is none, the place has moved all the same. */
  tail: async ({ merchantId, after, outcome, locale, now }: Tail): Promise<Tailed> => {
    const found = await listIdsAfter(db, merchantId, after, { now, atMost: tailedAtOnce });
    const ids = found.map(({ id }) => id);
    const rows = new Map((ids.length > 0 ? await listByIds(db, merchantId, ids) : []).map((row) => [row.id, row]));
    const isAsked = ({ status }: OpenRequestRow) =>
      outcome === undefined || status >= 400 === (outcome === RequestOutcome.enum.failed);
    const list = ids
      .flatMap((id) => rows.get(id) ?? [])
      .filter(isAsked)
      .map((row) => ({ ...present(row), said: saidOf(row, locale), facts: row.facts }));
    return { list, place: found.at(-1) ?? after, isWhole: found.length < tailedAtOnce };
  },

  /** Brings in calls of the past, for the sandbox. */
  bringIn: (tx: Tx, past: readonly PastRequest[]): Promise<void> =>
    insertRequests(
      tx,
      past.map(({ lines, ...row }) => ({ ...row, sealedLines: lines ? secrets.seal(JSON.stringify(lines)) : null })),
    ),
});
export type RequestService = ReturnType<typeof createRequestService>;
