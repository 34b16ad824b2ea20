import { randomBytes } from 'node:crypto';
import type { FlatForm } from '@balcao/contract/form-fields';
import type { Locale } from '@balcao/contract/locale';
import type { ReviewKind, SubjectType } from '@balcao/contract/review';
import { claimReview } from '@balcao/contract/review-desk';
import { ReviewStatus } from '@balcao/contract/session';
import type { Caller } from '@balcao/sdk/client';
import { uploads } from '../src/modules/upload/upload.tables.ts';
import { transaction } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import type { House } from './house.ts';
import type { Team } from './people.ts';

/** A document of the team that has arrived whole. */
export const document = async (house: House, team: Team, name = 'documento.pdf'): Promise<string> => {
  const { db, clock } = house.platform;
  const id = newId(clock.now());
  const file = { type: 'application/pdf', bytes: 1_000, received: 1_000, state: 'ready' } as const;
  const kept = { problem: null, sealedKey: 'k', sha256: randomBytes(32).toString('hex'), keptAt: null };
  const whose = { merchantId: team.merchantId, id, createdBy: team.accountId, createdAt: clock.now() };
  await db.insert(uploads).values({ ...whose, name, ...file, ...kept });
  return id;
};

const person = { name: 'Ana Souza', cpf: '52998224725' };
const company: FlatForm = {
  type: 'enterprise',
  name: 'Padaria da Esquina Ltda.',
  cnpj: '11222333000181',
  'address.cep': '01310100',
  'address.street': 'Avenida Paulista',
  'address.streetNumber': '1000',
  'address.district': 'Bela Vista',
  'address.city': 'São Paulo',
  'address.state': 'SP',
  intro: 'Pães e cafés desde 1980.',
  phone: '+5511987654321',
  'legalPerson.name': person.name,
  'legalPerson.cpf': person.cpf,
};
const shop: FlatForm = {
  type: 'enterprise',
  registeredName: 'Padaria da Esquina Ltda.',
  cnpj: '11222333000181',
  tradeName: 'Padaria da Esquina',
  'partners.0.name': 'Ana Souza',
  'partners.0.cpf': person.cpf,
  'partners.1.name': 'Bento Lima',
  'partners.1.cpf': '11144477735',
  pixKeyType: '2',
  pixKey: '11222333000181',
};

/** A form as it is handed in, with documents of the team. */
export const formOf = async (house: House, team: Team, kind: ReviewKind, type: SubjectType): Promise<FlatForm> => {
  const one = () => document(house, team);
  if (kind === 'merchant')
    return { ...shop, type, 'partners.0.idFile': await one(), 'partners.1.idFile': await one(), cnpjFile: await one() };
  if (type === 'personal') return { type, ...person, idFront: await one(), idBack: await one() };
  return { ...company, businessLicense: `${await one()},${await one()}` };
};

interface Ask {
  readonly kind?: ReviewKind;
  readonly type?: SubjectType;
  /** What is other than in the usual form; the usual one when nothing is said. */
  readonly form?: FlatForm;
  readonly locale?: Locale;
}
/** Something that the team hands in; answers with its id. */
export const handIn = async (house: House, team: Team, ask: Ask = {}): Promise<string> => {
  const { kind = 'certification', type = 'enterprise', locale = 'pt-BR' } = ask;
  const { db, clock } = house.platform;
  const form = { ...(await formOf(house, team, kind, type)), ...ask.form };
  const deed = { actor: team, locale, now: clock.now() };
  const handed = { kind, type, form, after: ReviewStatus.options };
  const row = await transaction(db, (tx) => house.services.reviews.submit(tx, deed, handed));
  return row.id;
};

/** Takes back what waits, as the team does. */
export const takeBack = (house: House, team: Team, kind: ReviewKind = 'certification') => {
  const { db, clock } = house.platform;
  const deed = { actor: team, locale: 'pt-BR', now: clock.now() } as const;
  return transaction(db, (tx) => house.services.reviews.cancel(tx, deed, kind));
};

/** Takes a submission in hand and answers with its version. */
export const claim = async (call: Caller, id: string): Promise<number> =>
  (await call(claimReview, { params: { id } })).version;
