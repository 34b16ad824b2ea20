import type { AuditEvent } from '@balcao/contract/audit-event';
import type { Locale } from '@balcao/contract/locale';

/** The words of the exported record; the screen's own stand with the screen. */
type InAll<T> = Readonly<Record<Locale, Readonly<T>>>;

export const columnTexts: InAll<readonly string[]> = {
  'pt-BR': ['Quando', 'Quem', 'O quê', 'Estabelecimento', 'Número', 'Sobre', 'O que mudou', 'Endereço IP'],
  'en-US': ['When', 'Who', 'What', 'Merchant', 'Number', 'About', 'What changed', 'IP address'],
  'es-MX': ['Cuándo', 'Quién', 'Qué', 'Comercio', 'Número', 'Sobre', 'Qué cambió', 'Dirección IP'],
  'zh-CN': ['时间', '操作人', '操作', '商户', '商户号', '对象', '变更内容', 'IP 地址'],
};

/** The actor of commands on the server itself. */
export const serverTexts: InAll<string> = {
  'pt-BR': 'No próprio servidor',
  'en-US': 'On the server',
  'es-MX': 'En el propio servidor',
  'zh-CN': '服务器本机',
};

export const fieldTexts: InAll<Record<AuditEvent['changes'][number]['field'], string>> = {
  'pt-BR': { name: 'Nome', role: 'Função', reason: 'Motivo', assignee: 'Responsável' },
  'en-US': { name: 'Name', role: 'Role', reason: 'Reason', assignee: 'Assignee' },
  'es-MX': { name: 'Nombre', role: 'Rol', reason: 'Motivo', assignee: 'Responsable' },
  'zh-CN': { name: '姓名', role: '角色', reason: '原因', assignee: '负责人' },
};
