import { buildBrCode } from '@balcao/brazil/br-code';
import { PaymentMethod } from '@balcao/contract/order';
import { refundDays } from '@balcao/contract/refund';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { rootOf } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { PixConfig } from '../../platform/pix-config.ts';
import { chargeCodeAt } from './charge-code.ts';
import { type PixClient, PixRefusal } from './pix-client.ts';
import {
  arrivedOf,
  dueTerms,
  type PixCharge,
  type PixReturn,
  paymentsOf,
  pixAnswers,
  reaisOf,
  returnsOf,
  stateOf,
  textOf,
} from './pix-message.ts';
import type { AskState, Charge, ChargeAnswer, Rail, RailAsk, StandingCode } from './rail.ts';
import { isDueTxid } from './txid.ts';

/** What has fewer characters is no charge, but a code that hangs somewhere, or nothing. */
const shortestCharge = 26;
const removedByUs = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' } as const;
/** How often someone looks whether the provider still knows where to call. */
const lookSeconds = 5;
const dayMs = 86_400_000;
const lookAgainMs = { after: 3_600_000, afterFailure: 60_000 } as const;

/** Answers with undefined where the provider knows nothing of it. */
const unlessUnknown = async <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: Error) => {
    if (error instanceof PixRefusal && error.status !== 400) return undefined;
    throw error;
  });

/** Where a charge stands, for the banks of payers. */
const locationOf = ({ location, loc }: PixCharge): string | undefined => location || loc?.location || undefined;

/** What the provider says of a charge; a removed one that was paid before is paid. */
const answerOf = (charge: PixCharge, chave: string): ChargeAnswer => {
  const { txid, status, pixCopiaECola } = charge;
  const payments = paymentsOf(charge, chave).map((one) => arrivedOf(txid, one));
  if (payments.length > 0) return { state: 'paid', payments };
  // The charge must not be closed as unpaid: the list of received payments names the payment, or the next answer does.
  if (status === 'CONCLUIDA') throw new Error('the Pix provider says that a charge was paid, and not by what');
  if (status === 'REMOVIDA_PELO_PSP' || status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR')
    return { state: 'failed', reason: status };
  const location = locationOf(charge);
  return { state: 'open', ...(pixCopiaECola ? { brCode: pixCopiaECola } : {}), ...(location ? { location } : {}) };
};

/** Where the provider keeps a charge: those with a due date have a place of their own. */
const pathOfCharge = (txid: string): string => `/${isDueTxid(txid) ? 'cobv' : 'cob'}/${txid}`;

interface Needs {
  readonly config: PixConfig;
  readonly client: PixClient;
  readonly clock: Clock;
}

/** Pix through a provider of the Central Bank's API, release 2.9.0 (docs/operating.md). */
export const createPixRail = ({ config, client, clock }: Needs): Rail => {
  const { chave } = config;
  const chargeOf = (txid: string) =>
    unlessUnknown(client.call({ method: 'GET', path: pathOfCharge(txid), as: pixAnswers.charge }));
  const pathOf = ({ endToEndId, key }: RailAsk): string => `/pix/${endToEndId}/devolucao/${key}`;
  const returnOf = (ask: RailAsk): Promise<PixReturn | undefined> =>
    unlessUnknown(client.call({ method: 'GET', path: pathOf(ask), as: pixAnswers.return }));

  const open = async (charge: Charge): Promise<{ readonly brCode: string }> => {
    const { txid, amount, goodsName, expiresAt, due } = charge;
    const seconds = Math.max(1, Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 1000));
    const body = {
      ...(due ? dueTerms(due) : { calendario: { expiracao: seconds } }),
      valor: { original: reaisOf(amount) },
      chave,
      solicitacaoPagador: textOf(goodsName),
    };
    const opened = await client.call({
      method: 'PUT',
      path: pathOfCharge(txid),
      body,
      as: pixAnswers.charge,
    } as const);
    if (opened.pixCopiaECola) return { brCode: opened.pixCopiaECola };
    const location = locationOf(opened);
    if (location) return { brCode: chargeCodeAt(location, charge) };
    throw new Error('the Pix provider opened a charge without a code to scan');
  };

  /** Providers word a refusal each in their own way; the payment itself says whether too much was asked for, or too late. */
  const refusalOf = async ({ endToEndId, amount }: RailAsk, { kind, message }: PixRefusal): Promise<string> => {
    const pix = await unlessUnknown(client.call({ method: 'GET', path: `/pix/${endToEndId}`, as: pixAnswers.pix }));
    const lastDay = pix && pix.horario.getTime() + refundDays(PaymentMethod.enum.pix) * dayMs;
    if (lastDay !== undefined && lastDay < clock.now().getTime()) return 'TOO_LATE';
    if (pix && amount > pix.valor) return 'AMOUNT_EXCEEDED';
    return textOf(`${kind}: ${message}`, 200);
  };

  const giveBack = async (ask: RailAsk): Promise<AskState> => {
    const descricao = textOf(ask.reason);
    const body = { valor: reaisOf(ask.amount), ...(descricao ? { descricao } : {}) };
    try {
      return stateOf(await client.call({ method: 'PUT', path: pathOf(ask), body, as: pixAnswers.return }));
    } catch (error) {
      if (!(error instanceof PixRefusal)) throw error;
      // Refused because of an earlier request whose answer got lost: then the outcome of that request is the answer.
      const known = await returnOf(ask);
      return known ? stateOf(known) : { state: 'failed', reason: await refusalOf(ask, error) };
    }
  };

  /** A static code with the key that it pays to: banks do not look it up, so it need not be registered first. */
  const standingCodeOf = ({ txid, amount, merchantName, city }: StandingCode): string =>
    buildBrCode({ pixKey: chave, txid, merchantName, city, ...(amount === null ? {} : { amount }) });

  const noHolds = async (): Promise<AskState> => ({ state: 'failed', reason: 'PIX_HOLDS_NOTHING' });
  return {
    open,
    standingCodeOf,
    remove: async (txid) => {
      try {
        await client.call({ method: 'PATCH', path: pathOfCharge(txid), body: removedByUs });
      } catch (error) {
        // Paid, removed or unknown: it cannot be paid any more.
        if (!(error instanceof PixRefusal)) throw error;
      }
    },
    inquire: async (txid) => {
      if (txid.length < shortestCharge) return { state: 'unknown' };
      const charge = await chargeOf(txid);
      return charge ? answerOf(charge, chave) : { state: 'unknown' };
    },
    giveBack,
    inquireReturn: async (ask) => {
      const known = await returnOf(ask);
      return known ? stateOf(known) : { state: 'unknown' };
    },
    returnsOf: async (endToEndId) => {
      const pix = await unlessUnknown(client.call({ method: 'GET', path: `/pix/${endToEndId}`, as: pixAnswers.pix }));
      return pix ? returnsOf(pix) : [];
    },
    capture: noHolds,
    release: noHolds,
    inquireHold: noHolds,
  };
};

interface WebhookNeeds {
  readonly config: PixConfig;
  readonly client: PixClient;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly log: Logger;
  /** Where the provider is to call; it appends `/pix`. */
  readonly webhookUrl: string;
}

/** Has the provider know where to call: at start, and again when it has forgotten. */
export const keepPixWebhook = ({ config, client, jobs, log, webhookUrl }: WebhookNeeds): void => {
  const path = `/webhook/${encodeURIComponent(config.chave)}`;
  let nextAt = 0;
  const look = async (): Promise<void> => {
    const known = await unlessUnknown(client.call({ method: 'GET', path, as: pixAnswers.webhook }));
    if (known?.webhookUrl !== webhookUrl) await client.call({ method: 'PUT', path, body: { webhookUrl } });
  };
  jobs.every(lookSeconds, 'rail.pix-webhook', async () => {
    if (performance.now() < nextAt) return;
    nextAt = performance.now() + lookAgainMs.after;
    await look().catch((error: Error) => {
      nextAt = performance.now() + lookAgainMs.afterFailure;
      // Without callbacks payments are found by polling, which takes longer.
      log.error({ message: rootOf(error).message }, 'the Pix provider was not told where to call');
    });
  });
};
