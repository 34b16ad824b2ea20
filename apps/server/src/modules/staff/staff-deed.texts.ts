import type { Locale } from '@balcao/contract/locale';
import type { StaffDeedKind } from '@balcao/contract/staff';
import type { StaffDeed } from '@balcao/contract/staff-deed';

/** The words of the exported record; the screen's own stand with the screen. */
type InAll<T> = Readonly<Record<Locale, Readonly<T>>>;

export const columnTexts: InAll<readonly string[]> = {
  'pt-BR': ['Quando', 'Quem', 'O quê', 'Estabelecimento', 'Número', 'Sobre', 'O que mudou', 'Endereço IP'],
  'en-US': ['When', 'Who', 'What', 'Merchant', 'Number', 'About', 'What changed', 'IP address'],
  'es-MX': ['Cuándo', 'Quién', 'Qué', 'Comercio', 'Número', 'Sobre', 'Qué cambió', 'Dirección IP'],
  'zh-CN': ['时间', '操作人', '操作', '商户', '商户号', '对象', '变更内容', 'IP 地址'],
};

/** Whoever works at the server itself. */
export const serverTexts: InAll<string> = {
  'pt-BR': 'No próprio servidor',
  'en-US': 'At the server itself',
  'es-MX': 'En el propio servidor',
  'zh-CN': '服务器本机',
};

export const fieldTexts: InAll<Record<StaffDeed['changes'][number]['field'], string>> = {
  'pt-BR': { name: 'Nome', role: 'Função' },
  'en-US': { name: 'Name', role: 'Role' },
  'es-MX': { name: 'Nombre', role: 'Rol' },
  'zh-CN': { name: '姓名', role: '角色' },
};

export const kindTexts: InAll<Record<StaffDeedKind, string>> = {
  'pt-BR': {
    reviewOpened: 'Análise aberta',
    documentOpened: 'Documento aberto',
    reviewApproved: 'Análise aprovada',
    reviewRejected: 'Análise recusada',
    reviewQuestion: 'Pergunta enviada',
    reopeningAsked: 'Reabertura pedida',
    reopeningRefused: 'Reabertura negada',
    reopened: 'Análise reaberta',
    staffAdded: 'Pessoa adicionada',
    staffChanged: 'Pessoa alterada',
    staffDisabled: 'Acesso desativado',
    staffEnabled: 'Acesso ativado',
    factorReset: 'Verificação em duas etapas retirada',
    linkSent: 'Link enviado',
    setUpDone: 'Senha criada pelo link',
    passwordChanged: 'Senha trocada',
    factorEnabled: 'Verificação em duas etapas ativada',
    factorDisabled: 'Verificação em duas etapas desativada',
    deedsExported: 'Registro exportado',
  },
  'en-US': {
    reviewOpened: 'Review opened',
    documentOpened: 'Document opened',
    reviewApproved: 'Review approved',
    reviewRejected: 'Review rejected',
    reviewQuestion: 'Question sent',
    reopeningAsked: 'Reopening asked for',
    reopeningRefused: 'Reopening refused',
    reopened: 'Review reopened',
    staffAdded: 'Person added',
    staffChanged: 'Person changed',
    staffDisabled: 'Access disabled',
    staffEnabled: 'Access enabled',
    factorReset: 'Two-step verification taken off',
    linkSent: 'Link sent',
    setUpDone: 'Password created by the link',
    passwordChanged: 'Password changed',
    factorEnabled: 'Two-step verification turned on',
    factorDisabled: 'Two-step verification turned off',
    deedsExported: 'Record exported',
  },
  'es-MX': {
    reviewOpened: 'Revisión abierta',
    documentOpened: 'Documento abierto',
    reviewApproved: 'Revisión aprobada',
    reviewRejected: 'Revisión rechazada',
    reviewQuestion: 'Pregunta enviada',
    reopeningAsked: 'Reapertura pedida',
    reopeningRefused: 'Reapertura negada',
    reopened: 'Revisión reabierta',
    staffAdded: 'Persona agregada',
    staffChanged: 'Persona modificada',
    staffDisabled: 'Acceso desactivado',
    staffEnabled: 'Acceso activado',
    factorReset: 'Verificación en dos pasos retirada',
    linkSent: 'Enlace enviado',
    setUpDone: 'Contraseña creada por el enlace',
    passwordChanged: 'Contraseña cambiada',
    factorEnabled: 'Verificación en dos pasos activada',
    factorDisabled: 'Verificación en dos pasos desactivada',
    deedsExported: 'Registro exportado',
  },
  'zh-CN': {
    reviewOpened: '打开审核',
    documentOpened: '查看文件',
    reviewApproved: '审核通过',
    reviewRejected: '审核驳回',
    reviewQuestion: '发送提问',
    reopeningAsked: '申请重新打开',
    reopeningRefused: '拒绝重新打开',
    reopened: '重新打开审核',
    staffAdded: '添加人员',
    staffChanged: '更改人员',
    staffDisabled: '停用账号',
    staffEnabled: '启用账号',
    factorReset: '移除两步验证',
    linkSent: '发送链接',
    setUpDone: '通过链接设置密码',
    passwordChanged: '更改密码',
    factorEnabled: '开启两步验证',
    factorDisabled: '关闭两步验证',
    deedsExported: '导出记录',
  },
};
