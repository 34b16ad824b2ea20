import { formatCnpj, isCnpj, normaliseCnpj } from '@balcao/brazil/cnpj';
import { isCpf, stripCpf } from '@balcao/brazil/cpf';
import { mask } from '@balcao/brazil/mask';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Handed, ReviewService } from '../review/review.service.ts';
import {
  deleteDocument,
  findByHash,
  findDocuments,
  findUnkept,
  writeDocument,
} from './certified-document.repository.ts';
import { documentOf } from './subject.ts';

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly secrets: Pick<Secrets, 'mac'>;
  readonly reviews: Pick<ReviewService, 'latest'>;
}
const keptAtOnce = 200;
const foundAtMost = 200;

/** By which CNPJ or CPF teams are certified, so that staff find a team by it. */
export const createCertifiedDocuments = ({ db, jobs, secrets, reviews }: Needs) => {
  const hashOf = (document: string): string => secrets.mac('merchant-document', document);

  /** Keeps the document of the certification that holds now; forgets it where none does. */
  const keep = async (tx: Tx, merchantId: string, certification: Handed | undefined): Promise<void> => {
    const document = certification && documentOf(certification.row.type, certification.form);
    if (!certification || !document) return deleteDocument(tx, merchantId);
    const isCompany = certification.row.type === 'enterprise';
    const masked = isCompany ? formatCnpj(document) : mask(document);
    await writeDocument(tx, { merchantId, reviewId: certification.row.id, hash: hashOf(document), masked });
  };

  // Of teams that were certified before documents were kept, or brought in as they are.
  const keepNow = (merchantId: string): Promise<void> =>
    transaction(db, async (tx) => {
      const about = { kind: 'certification', subject: '' } as const;
      await keep(tx, merchantId, await reviews.latest(tx, merchantId, about, 'SUCCESS'));
    });
  jobs.every(60, 'certification.documents', async () =>
    tellFailure(await eachIsolated(await findUnkept(db, keptAtOnce), keepNow)),
  );

  return {
    keep,

    /** Whose document this is, when it is a whole CNPJ or CPF, with or without its mask. */
    foundBy: async (queries: Queries, text: string): Promise<string[]> => {
      const cnpj = normaliseCnpj(text);
      const cpf = stripCpf(text);
      const document = isCnpj(cnpj) ? cnpj : isCpf(cpf) ? cpf : undefined;
      return document === undefined ? [] : findByHash(queries, hashOf(document), foundAtMost);
    },

    /** The whole CPF or CNPJ by which a team is certified; null where none holds. Who asks has a reason, and writes it down. */
    wholeOf: async (queries: Queries, merchantId: string): Promise<string | null> => {
      const about = { kind: 'certification', subject: '' } as const;
      const certification = await reviews.latest(queries, merchantId, about, 'SUCCESS');
      return (certification && documentOf(certification.row.type, certification.form)) ?? null;
    },

    /** What may be read of the documents of these teams. */
    ofMany: async (queries: Queries, merchantIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
      merchantIds.length === 0
        ? new Map()
        : new Map((await findDocuments(queries, merchantIds)).map(({ merchantId, masked }) => [merchantId, masked])),
  };
};
export type CertifiedDocuments = ReturnType<typeof createCertifiedDocuments>;
