import { randomBytes } from 'node:crypto';
import { buildBrCode } from '@balcao/brazil/br-code';
import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { honest, type Listing, type PayAsk, pageOf } from './pix-list.ts';
import type { Asked, Charge, Ending, Kind, Received, Reply, Returned } from './pix-records.ts';

type Operations = Readonly<Record<string, (params: Readonly<Record<string, string>>, body: never) => Reply>>;

const notFound: Readonly<Record<Kind, string>> = { cob: 'CobNaoEncontrado', cobv: 'CobVNaoEncontrada' };
const operationInvalid: Readonly<Record<Kind, string>> = { cob: 'CobOperacaoInvalida', cobv: 'CobVOperacaoInvalida' };
const recebedor = {
  cnpj: '12ABC34501DE35',
  nome: 'Banco de Teste',
  logradouro: 'Rua Um, 1',
  cidade: 'Brasília',
  uf: 'DF',
  cep: '70074900',
};
/** The day in São Paulo, as the document writes it. */
const today = (): string =>
  civilDayOf(new Date().toISOString(), DEFAULT_ZONE).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
const centavosOf = (reais: string): number => Number(reais.replace('.', ''));
const dayMs = 86_400_000;
const problem = (status: number, kind: string, razao: string): Reply => ({
  status,
  body: {
    type: `https://pix.bcb.gov.br/api/v2/error/${kind}`,
    title: kind,
    status,
    detail: razao,
    violacoes: [{ razao }],
  },
});

/** The books of a provider: charges, payments and returns, by the rules of the Central Bank's document. */
export const openPixBooks = (chave: string) => {
  const charges = new Map<string, Charge>();
  const payments = new Map<string, Received>();
  /** Known by their ids, and not listed yet. */
  const unlisted = new Set<string>();
  let listing = honest;
  let webhookUrl: string | undefined;
  /** How charges tell what payers scan: the code itself, or only the address at which the charge stands. */
  let told: 'pixCopiaECola' | 'location' = 'pixCopiaECola';
  /** How returns end that are asked for from now on. */
  let ending: Ending = 'DEVOLVIDO';

  const codeOf = ({ txid, valor }: Pick<Charge, 'txid' | 'valor'>): string =>
    buildBrCode({
      url: `pix.provider.test/qr/v2/${txid}`,
      amount: centavosOf(valor.original),
      merchantName: 'Balcao',
      city: 'SAO PAULO',
      oneTime: true,
    });
  const shown = ({ kind, criacao, calendario, pix, ...charge }: Charge) => ({
    ...charge,
    // Without a word on it a charge may be paid thirty days longer.
    calendario: { criacao, ...(kind === 'cobv' ? { validadeAposVencimento: 30 } : {}), ...calendario },
    ...(kind === 'cobv' ? { recebedor } : {}),
    ...(kind === 'cobv' || told === 'location' ? { location: `pix.provider.test/qr/v2/${kind}/${charge.txid}` } : {}),
    ...(told === 'pixCopiaECola' ? { pixCopiaECola: codeOf(charge) } : {}),
    ...(pix.length > 0 ? { pix } : {}),
  });
  /** The charges of each kind are known to its own paths alone. */
  const find = (kind: Kind, txid: string): Charge | undefined =>
    charges.get(txid)?.kind === kind ? charges.get(txid) : undefined;
  const found = (kind: Kind, charge: Charge | undefined): Reply =>
    charge ? { status: 200, body: shown(charge) } : problem(404, notFound[kind], 'Cobrança não encontrada.');

  const openCharge = (kind: Kind, txid: string, asked: Asked): Reply => {
    const invalid = (razao: string): Reply => problem(400, operationInvalid[kind], razao);
    const known = find(kind, txid);
    if (asked.chave !== chave)
      return invalid('O campo cob.chave corresponde a uma conta que não pertence a este usuário.');
    const { expiracao = 1, dataDeVencimento = today() } = asked.calendario;
    if (expiracao <= 0) return invalid('O campo cob.calendario.expiracao é igual ou menor que zero.');
    if (dataDeVencimento < today())
      return invalid('O campo cobv.calendario.dataDeVencimento é anterior à data de criação da cobrança.');
    if (centavosOf(asked.valor.original) === 0) return invalid('O campo cob.valor.original é zero.');
    if (known && known.status !== 'ATIVA') return invalid('A cobrança já existe, não está no status ATIVA.');
    const criacao = known?.criacao ?? new Date().toISOString();
    const charge: Charge = {
      ...asked,
      kind,
      txid,
      criacao,
      revisao: known ? known.revisao + 1 : 0,
      status: 'ATIVA',
      pix: [],
    };
    charges.set(txid, charge);
    return { status: 201, body: shown(charge) };
  };
  const removeCharge = (kind: Kind, txid: string, change: Partial<Charge>): Reply => {
    const invalid = (razao: string): Reply => problem(400, operationInvalid[kind], razao);
    const charge = find(kind, txid);
    if (!charge) return found(kind, undefined);
    if (charge.status !== 'ATIVA')
      return invalid('A cobrança não está ATIVA, e a presente requisição busca alterá-la.');
    if (Object.keys(change).length !== 1 || !change.status) return invalid('A remoção vem junto de outras alterações.');
    charge.status = change.status;
    charge.revisao += 1;
    return { status: 200, body: shown({ ...charge, pix: [] }) };
  };
  const giveBack = (endToEndId: string, id: string, asked: { valor: string; descricao?: string }): Reply => {
    const payment = payments.get(endToEndId);
    if (!payment) return problem(404, 'NaoEncontrado', 'Pix não encontrado.');
    const refused = (razao: string) => problem(400, 'PixDevolucaoInvalida', razao);
    const before = payment.devolucoes.filter(({ status }) => status !== 'NAO_REALIZADO');
    const sum = before.reduce((total, { valor }) => total + centavosOf(valor), centavosOf(asked.valor));
    if (payment.devolucoes.some((one) => one.id === id)) return refused('Id já utilizado por outra devolução.');
    if (sum > centavosOf(payment.valor)) return refused('A devolução excederia o valor do pix originário.');
    if (Date.now() - Date.parse(payment.horario) > 90 * dayMs) return refused('Fora da janela de 90 dias.');
    const solicitacao = new Date().toISOString();
    const rtrId = `D99999010${randomBytes(12).toString('hex').slice(0, 23)}`;
    const returned: Returned = { id, rtrId, ...asked, horario: { solicitacao }, status: 'EM_PROCESSAMENTO' };
    payment.devolucoes.push(returned);
    // The answer is given before it comes to its end, as providers do.
    const body = structuredClone(returned);
    endReturn(returned, ending);
    return { status: 201, body };
  };
  const endReturn = (returned: Returned, how: Ending): void => {
    returned.status = how;
    if (how === 'DEVOLVIDO') returned.horario.liquidacao = new Date().toISOString();
    if (how === 'NAO_REALIZADO') returned.motivo = 'Conta encerrada';
  };

  const ofCharges = (kind: Kind): Operations => ({
    [`put /${kind}/{txid}`]: ({ txid = '' }, body) => openCharge(kind, txid, body),
    [`patch /${kind}/{txid}`]: ({ txid = '' }, body) => removeCharge(kind, txid, body),
    [`get /${kind}/{txid}`]: ({ txid = '' }) => found(kind, find(kind, txid)),
  });
  const operations: Operations = {
    ...ofCharges('cob'),
    ...ofCharges('cobv'),
    'get /pix': ({ inicio = '', fim = '', ...paging }) => {
      const within = ({ endToEndId, horario }: Received): boolean =>
        !unlisted.has(endToEndId) &&
        Date.parse(horario) >= Date.parse(inicio) &&
        Date.parse(horario) <= Date.parse(fim);
      const { paginacao, pix } = pageOf([...payments.values()].filter(within), paging, listing);
      return { status: 200, body: { parametros: { inicio, fim, paginacao }, pix } };
    },
    'get /pix/{e2eid}': ({ e2eid = '' }) => {
      const payment = payments.get(e2eid);
      return payment ? { status: 200, body: payment } : problem(404, 'PixNaoEncontrado', 'Pix não encontrado.');
    },
    'put /pix/{e2eid}/devolucao/{id}': ({ e2eid = '', id = '' }, body) => giveBack(e2eid, id, body),
    'get /pix/{e2eid}/devolucao/{id}': ({ e2eid = '', id = '' }) => {
      const returned = payments.get(e2eid)?.devolucoes.find((one) => one.id === id);
      return returned ? { status: 200, body: returned } : problem(404, 'PixDevolucaoNaoEncontrada', 'Não encontrada.');
    },
    'put /webhook/{chave}': (_, body: { webhookUrl: string }) => {
      webhookUrl = body.webhookUrl;
      return { status: 200 };
    },
    'get /webhook/{chave}': () =>
      webhookUrl
        ? { status: 200, body: { webhookUrl, cnpj: '12ABC34501DE35', criacao: new Date().toISOString() } }
        : problem(404, 'WebhookNaoEncontrado', 'Webhook não encontrado.'),
  };
  return {
    answer: (name: string, params: Readonly<Record<string, string>>, body: unknown): Reply =>
      operations[name]?.(params, body as never) ?? problem(404, 'NaoEncontrado', 'Recurso não encontrado.'),
    charge: (txid: string): Charge | undefined => charges.get(txid),
    payment: (endToEndId: string): Received | undefined => payments.get(endToEndId),
    webhookUrl: (): string => webhookUrl ?? '',
    tellCodesBy: (how: 'pixCopiaECola' | 'location'): void => {
      told = how;
    },
    endReturnsAs: (how: Ending): void => {
      ending = how;
    },
    endReturn,
    /** A bank takes money back by itself, without a request and without limits. `EM_PROCESSAMENTO` blocks it first. */
    takeBack: (
      endToEndId: string,
      ask: { readonly id: string; readonly valor: string; readonly natureza?: string; readonly status?: Ending },
    ): string => {
      const { status = 'DEVOLVIDO', ...said } = ask;
      const payment = payments.get(endToEndId);
      const known = payment?.devolucoes.find(({ id }) => id === ask.id);
      const rtrId = known?.rtrId ?? `D99999010${randomBytes(12).toString('hex').slice(0, 23)}`;
      const horario = known?.horario ?? { solicitacao: new Date().toISOString() };
      const returned: Returned = { ...said, rtrId, horario, status: 'EM_PROCESSAMENTO' };
      if (!known) payment?.devolucoes.push(returned);
      const one = known ?? returned;
      one.motivo = 'Fundada suspeita de fraude';
      if (status !== 'EM_PROCESSAMENTO') endReturn(one, status);
      return rtrId;
    },
    /** The bank refunds it in full, without our request. */
    giveBackUnasked: (endToEndId: string, id: string): void => {
      const { status } = giveBack(endToEndId, id, { valor: payments.get(endToEndId)?.valor ?? '' });
      if (status !== 201) throw new Error('the bank could not give it back');
    },
    /** From now on what was received is listed in this way; without one, rightly. */
    listAs: (how: Partial<Listing> = {}): void => {
      listing = { ...honest, ...how };
    },
    /** The provider has written it down at last. */
    list: (endToEndId: string): void => void unlisted.delete(endToEndId),
    /** A bank pays, also a charge that is not open any more: the bank may have read it before. Returns the payment. */
    pay: (txid: string | undefined, ask: PayAsk = {}): Received => {
      const charge = txid === undefined ? undefined : charges.get(txid);
      const valor = ask.valor ?? charge?.valor.original ?? '0.01';
      const endToEndId = ask.endToEndId ?? `E99999010${randomBytes(12).toString('hex').slice(0, 23)}`;
      if (ask.isListed === false) unlisted.add(endToEndId);
      const horario = (ask.horario ?? new Date()).toISOString();
      const payment: Received = {
        endToEndId,
        ...(txid ? { txid } : {}),
        valor,
        chave: ask.chave ?? chave,
        horario,
        devolucoes: [],
      };
      payments.set(endToEndId, payment);
      charge?.pix.push(payment);
      if (charge?.status === 'ATIVA') charge.status = 'CONCLUIDA';
      return payment;
    },
  };
};
export type PixBooks = ReturnType<typeof openPixBooks>;
