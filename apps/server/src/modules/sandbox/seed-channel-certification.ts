import { OfficialEntry } from '@balcao/contract/channel-certification-form';
import { flatten } from '@balcao/contract/form-fields';
import type { Tx } from '../../platform/db.ts';
import type { PastPerson, ReviewHistory } from '../review/review-history.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { pdfOf } from './demo-paper.ts';
import { timeBefore } from './seed-audit-events.ts';
import { companies } from './seed-companies.ts';

interface Needs {
  readonly uploads: Pick<UploadService, 'add' | 'keep'>;
  readonly reviewHistory: ReviewHistory;
}
interface Place {
  readonly merchantId: string;
  readonly number: string;
  /** Of the team. */
  readonly name: string;
  readonly founder: PastPerson;
  readonly channel: { readonly id: string; readonly name: string };
  readonly reviewer: PastPerson;
  readonly now: Date;
}
const { coffee } = companies;

/** The channel of the coffee roastery speaks for its company: submitted and passed long ago. */
export const seedChannelCertification = async (
  tx: Tx,
  { uploads, reviewHistory }: Needs,
  place: Place,
): Promise<void> => {
  const { merchantId, number: merchantNumber, name: merchantName, founder: by, channel, reviewer, now } = place;
  const [at, decidedAt] = [timeBefore(now, 352, '09:41:18'), timeBefore(now, 350, '15:20:44')];
  const bytes = pdfOf({
    name: 'carta-de-autorizacao.pdf',
    title: 'Carta de autorização',
    issuer: coffee.registeredName,
    rows: [
      ['Canal', channel.name],
      ['Nome que o canal usa', coffee.tradeName],
      ['CNPJ', coffee.cnpj],
      ['Quem autoriza', coffee.person.name],
    ],
  });
  const letter = await uploads.add(tx, {
    merchantId,
    createdBy: by.id,
    name: 'carta-de-autorizacao.pdf',
    bytes,
    now: at,
  });
  await uploads.keep(tx, merchantId, [letter], now);
  // What the demonstration shows must pass the same checks as what people submit.
  const { kind: _, ...entry } = OfficialEntry.parse({
    kind: 'official',
    brand: coffee.tradeName,
    purpose: 'Torras da semana, receitas e promoções da torrefação.',
    letter: [letter],
  });
  const form = { ...flatten(entry), name: coffee.registeredName, cnpj: coffee.cnpj.replaceAll(/\D/g, '') };
  const about = { kind: 'channelOfficial', subject: channel.id } as const;
  const submission = { merchantId, merchantNumber, merchantName, about, subjectName: channel.name, form, by, at };
  const decision = { at: decidedAt, status: 'SUCCESS', verdicts: [], remark: null } as const;
  await reviewHistory.bringIn(tx, { ...submission, type: 'enterprise', decision }, reviewer);
};
