import { ReturnNature } from '@balcao/contract/dispute';
import { EndToEndId } from '@balcao/contract/scalars';
import * as z from 'zod/mini';
import type { ArrivedPayment, AskState, Charge, KnownReturn } from './rail.ts';
import { type AskMessage, type ChargeMessage, RailMessage } from './rail-message.ts';

// Answers of the Central Bank's Pix API 2.9.0. New fields may come with any release, so what is not listed is let pass.

/** Reais with two decimals, as the API writes amounts; in code, whole centavos. */
const Reais = z.pipe(
  z.string().check(z.regex(/^\d{1,10}\.\d{2}$/)),
  z.transform((text) => Number(text.replace('.', ''))),
);
const Time = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);

/** A text as long as the API takes it. */
export const textOf = (text: string, most = 140): string => [...text].slice(0, most).join('');

const Return = z.object({
  id: z.string().check(z.regex(/^[a-zA-Z0-9]{1,35}$/)),
  /** The id of the Pix system; absent while a return is being made. */
  rtrId: z.nullish(z.string().check(z.regex(/^[a-zA-Z0-9]{1,64}$/))),
  valor: Reais,
  /** Without a word a return is an ordinary one. A nature that a later release adds is not guessed at. */
  natureza: z.catch(z.nullish(ReturnNature), null),
  horario: z.object({ solicitacao: z.nullish(Time), liquidacao: z.nullish(Time) }),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  motivo: z.nullish(
    z.pipe(
      z.string(),
      z.transform((text) => textOf(text)),
    ),
  ),
});
export type PixReturn = z.infer<typeof Return>;
const Pix = z.object({
  endToEndId: EndToEndId,
  txid: z.nullish(z.string()),
  /** The key that it came to, where the provider says so. */
  chave: z.nullish(z.string()),
  valor: Reais,
  horario: Time,
  devolucoes: z.pipe(
    z.nullish(z.array(Return)),
    z.transform((all) => all ?? []),
  ),
});
export type Pix = z.infer<typeof Pix>;
const ChargeAnswer = z.object({
  txid: z.string(),
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  // Either may be missing; the code can be made of the address.
  pixCopiaECola: z.nullish(z.string().check(z.maxLength(512))),
  location: z.nullish(z.string()),
  loc: z.nullish(z.object({ location: z.nullish(z.string()) })),
  // Each is parsed separately, so that an unreadable one does not hide the others.
  pix: z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((all) => all ?? []),
  ),
});
export type PixCharge = z.infer<typeof ChargeAnswer>;
const Received = z.object({
  // A page without its place among the others is read all the same.
  parametros: z.catch(
    z.nullish(
      z.object({
        paginacao: z.object({
          quantidadeDePaginas: z.nullish(z.int().check(z.nonnegative())),
          itensPorPagina: z.nullish(z.int().check(z.positive())),
        }),
      }),
    ),
    null,
  ),
  // As in a charge.
  pix: z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((all) => all ?? []),
  ),
});
export const pixAnswers = {
  charge: ChargeAnswer,
  pix: Pix,
  received: Received,
  return: Return,
  webhook: z.object({ webhookUrl: z.string() }),
  token: z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number().check(z.positive()) }),
} as const;

/** What went wrong, in the form of RFC 7807. */
export const Problem = z.object({
  type: z._default(z.string(), ''),
  title: z._default(z.string(), ''),
  detail: z._default(z.string(), ''),
  violacoes: z._default(z.array(z.object({ razao: z._default(z.string(), '') })), []),
});

const Named = z.object({ endToEndId: EndToEndId });
/** The id of a payment, also where the rest of it is invalid; undefined where it is missing or has the wrong form. */
export const idOf = (entry: unknown): string | undefined => Named.safeParse(entry).data?.endToEndId;

const PixCallback = z.object({ pix: z._default(z.array(z.unknown()), []) });
/** What a callback is believed: which payments to ask about, and nothing of what it says of them. */
export interface CallbackWord {
  readonly ids: ReadonlySet<string>;
  /** What names no payment; it hides none of the others. */
  readonly unread: readonly unknown[];
}
/** Undefined where nothing of it can be read. */
export const readCallback = (body: unknown): CallbackWord | undefined => {
  const { data } = PixCallback.safeParse(body);
  if (!data) return undefined;
  const ids = new Set(data.pix.map(idOf).filter((id) => id !== undefined));
  const unread = data.pix.filter((entry) => idOf(entry) === undefined);
  return ids.size === 0 && unread.length > 0 ? undefined : { ids, unread };
};
/** Whether money came to this key; a provider that does not say which is believed to tell of ours alone. */
export const isOfKey = ({ chave }: Pick<Pix, 'chave'>, ours: string): boolean =>
  !chave || chave.toLowerCase() === ours.toLowerCase();
/** The payments of a charge that can be read and came to our key. */
export const paymentsOf = ({ pix }: PixCharge, ours: string): Pix[] =>
  pix.flatMap((one) => Pix.safeParse(one).data ?? []).filter((one) => isOfKey(one, ours));

/** Centavos as the API writes them: `1` is `0.01`. */
export const reaisOf = (centavos: number): string =>
  `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;

const cpfLength = 11;
/** When a charge with a due date is to be paid, and by whom. A day on which banks are closed is put off by the API itself. */
export const dueTerms = ({ date, debtor: { name, taxId } }: NonNullable<Charge['due']>) => ({
  calendario: {
    dataDeVencimento: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`,
    // Without it a charge could be paid for thirty days more, when its order has long been closed.
    validadeAposVencimento: 0,
  },
  devedor: { [taxId.length === cpfLength ? 'cpf' : 'cnpj']: taxId, nome: textOf(name, 200) },
});

/** The API names no payer. */
export const arrivedOf = (txid: string, { endToEndId, valor, horario }: Pix): ArrivedPayment => ({
  txid,
  endToEndId,
  amount: valor,
  payerName: '',
  paidAt: horario,
  card: null,
  instalments: 1,
});

export const stateOf = ({ status, motivo }: PixReturn): AskState => {
  if (status === 'NAO_REALIZADO') return { state: 'failed', reason: motivo ?? status };
  return { state: status === 'DEVOLVIDO' ? 'done' : 'processing' };
};

/** What a payment names, where that can be a name of ours. */
const namedBy = (txid: string | null | undefined): string => (txid && /^[a-zA-Z0-9]{1,35}$/.test(txid) ? txid : '');

/** What kind of return it is: without a word an ordinary one, and null where it is one that we do not know. */
const natureOf = ({ natureza }: PixReturn): ReturnNature | null =>
  natureza === undefined ? ReturnNature.enum.ORIGINAL : natureza;
/** What went back of a payment for good. */
export const returnsOf = ({ devolucoes }: Pix): KnownReturn[] =>
  devolucoes
    .filter(({ status }) => status === 'DEVOLVIDO')
    .map((one) => {
      const { id: key, rtrId = null, valor: amount, motivo: reason = null } = one;
      return { key, rtrId, amount, nature: natureOf(one), reason };
    });

const typesOf = {
  EM_PROCESSAMENTO: 'return.processing',
  DEVOLVIDO: 'return.done',
  NAO_REALIZADO: 'return.failed',
} as const;
/** Converts a payment into messages: its arrival, and the outcome of each return that has ended, or that the bank has begun by itself. */
export const messagesOf = (pix: Pix): (ChargeMessage | AskMessage)[] => {
  const { endToEndId, txid, valor, horario, devolucoes } = pix;
  const at = horario.toISOString();
  const paid: ChargeMessage = {
    eventId: `${endToEndId}:charge.paid`,
    type: 'charge.paid',
    txid: namedBy(txid),
    endToEndId,
    amount: valor,
    at,
    payerName: '',
    card: null,
    instalments: 1,
    reason: null,
  };
  const returned = devolucoes.flatMap((one): AskMessage[] => {
    const nature = natureOf(one);
    // Our own refund requests are queried separately; returns by the bank are reported from their beginning.
    if (one.status === 'EM_PROCESSAMENTO' && !nature?.startsWith('MED_')) return [];
    const type = typesOf[one.status];
    const when = (one.horario.liquidacao ?? one.horario.solicitacao ?? horario).toISOString();
    const reason = one.motivo ?? null;
    // A return of ours is known by its key; two payments may have returns of the same key of someone else.
    const eventId = `${endToEndId}:${one.id}:${type}`;
    const ids = { key: one.id, endToEndId, rtrId: one.rtrId ?? null };
    return [{ eventId, type, ...ids, amount: one.valor, at: when, reason, nature }];
  });
  return [paid, ...returned];
};

/** A payment, and what it says as messages. */
export interface ReceivedPix extends Pick<Pix, 'endToEndId' | 'chave'> {
  readonly messages: readonly RailMessage[];
}

/** One entry of what was received, as messages; undefined where it cannot be read, such as one of more money than an order may have. */
export const readReceived = (entry: unknown): ReceivedPix | undefined => {
  const pix = Pix.safeParse(entry);
  if (!pix.success) return undefined;
  const messages = z.array(RailMessage).safeParse(messagesOf(pix.data));
  return messages.data && { ...pix.data, messages: messages.data };
};
