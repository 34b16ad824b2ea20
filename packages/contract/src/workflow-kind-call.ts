import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { identifier } from './scalars.ts';
import { hostOf } from './workflow-host.ts';
import { plainKind, StepText, ValueName, valuesIn, type WorkflowKind } from './workflow-kind.ts';

/** Fields of an answer that one call keeps, at most. */
export const keptFieldsAtMost = 10;
const CallMethod = codes(['GET', 'POST']);
export type CallMethod = z.infer<typeof CallMethod>;
export const CallData = z.strictObject({
  method: CallMethod,
  address: identifier(500, 0),
  body: StepText,
  kept: z.array(z.strictObject({ path: identifier(100, 0), value: ValueName })).check(z.maxLength(keptFieldsAtMost)),
});
type Data = z.infer<typeof CallData>;

const isThere = (parent: unknown, key: string): parent is Record<string, unknown> =>
  typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key);
/** The value at a path of an answer, such as `order.items.0.name`, as text; empty where there is none. */
export const fieldAt = (answer: unknown, path: string): string => {
  let at = answer;
  for (const key of path.split('.')) {
    if (!isThere(at, key)) return '';
    at = at[key];
  }
  return at === null || at === undefined ? '' : typeof at === 'object' ? JSON.stringify(at) : String(at);
};

const addressFault = (
  address: string,
  hosts: readonly string[],
): 'emptyField' | 'wrongAddress' | 'hostForbidden' | undefined => {
  if (address === '') return 'emptyField';
  const host = hostOf(address);
  if (host === undefined) return 'wrongAddress';
  return hosts.includes(host) ? undefined : 'hostForbidden';
};

export const callKind: WorkflowKind<Data> = {
  ...plainKind,
  label: { pt: 'Chamada HTTP', en: 'HTTP call', es: 'Llamada HTTP', zh: 'HTTP 请求' },
  line: {
    pt: 'Consulta um servidor da equipe.',
    en: "Calls one of your team's servers.",
    es: 'Llama a un servidor del equipo.',
    zh: '请求团队自己的服务器。',
  },
  empty: { method: 'GET', address: '', body: '', kept: [] },
  fields: {
    method: {
      kind: 'choice',
      label: { pt: 'Método', en: 'Method', es: 'Método', zh: '方法' },
      options: {
        GET: { pt: 'GET', en: 'GET', es: 'GET', zh: 'GET' },
        POST: { pt: 'POST', en: 'POST', es: 'POST', zh: 'POST' },
      },
    },
    address: {
      kind: 'line',
      label: { pt: 'Endereço', en: 'Address', es: 'Dirección', zh: '地址' },
      help: {
        pt: 'https, em um servidor permitido no canal: https://api.loja.com.br/pedido/{{order}}',
        en: 'https, on a server allowed in the channel: https://api.shop.com/order/{{order}}',
        es: 'https, en un servidor permitido en el canal: https://api.tienda.com/pedido/{{order}}',
        zh: '频道允许的 https 服务器：https://api.shop.com/order/{{order}}',
      },
    },
    body: {
      kind: 'text',
      label: { pt: 'Conteúdo (JSON)', en: 'Body (JSON)', es: 'Contenido (JSON)', zh: '正文（JSON）' },
      isAsked: ({ method }) => method === 'POST',
    },
    kept: {
      kind: 'kept',
      label: {
        pt: 'Salvar da resposta',
        en: 'Save from the response',
        es: 'Guardar de la respuesta',
        zh: '保存返回字段',
      },
    },
  },
  outputs: () => [
    { key: 'ok', label: { pt: 'Deu certo', en: 'It worked', es: 'Funcionó', zh: '成功' } },
    { key: 'failed', label: { pt: 'Falhou', en: 'It failed', es: 'Falló', zh: '失败' } },
  ],
  writes: ({ kept }) => kept.map(({ value }) => value).filter((value) => value !== ''),
  reads: ({ address, body, method }) => [...valuesIn(address), ...(method === 'POST' ? valuesIn(body) : [])],
  faults: ({ address, kept }, { hosts }) => {
    const fault = addressFault(address, hosts);
    return [
      ...(fault ? [{ fault, field: 'address' }] : []),
      ...kept
        .filter(({ path, value }) => path === '' || value === '')
        .map(() => ({ fault: 'emptyField', field: 'kept' }) as const),
    ];
  },
  summary: ({ method, address }) => (address === '' ? '' : `${method} ${address}`),
};
