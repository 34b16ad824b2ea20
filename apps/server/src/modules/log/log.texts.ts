import enAccess from '@balcao/contract/i18n/en/access-log';
import enMoney from '@balcao/contract/i18n/en/money-log';
import esAccess from '@balcao/contract/i18n/es/access-log';
import esMoney from '@balcao/contract/i18n/es/money-log';
import ptAccess from '@balcao/contract/i18n/pt/access-log';
import ptMoney from '@balcao/contract/i18n/pt/money-log';
import zhAccess from '@balcao/contract/i18n/zh/access-log';
import zhMoney from '@balcao/contract/i18n/zh/money-log';
import type { Locale } from '@balcao/contract/locale';
import { LogField } from '@balcao/contract/log';
import type { MenuId } from '@balcao/contract/menus';

/** The words of the exported log; the screens' own stand with the screens. */
export type Texts = Readonly<Record<string, string>>;
export type InAll<T> = Readonly<Record<Locale, Readonly<T>>>;

export const columnTexts: InAll<readonly string[]> = {
  'pt-BR': ['Quando', 'O quê', 'Quem', 'A quem ou a quê', 'O que mudou', 'Endereço IP'],
  'en-US': ['When', 'What', 'Who', 'To whom or what', 'What changed', 'IP address'],
  'es-MX': ['Cuándo', 'Qué', 'Quién', 'A quién o a qué', 'Qué cambió', 'Dirección IP'],
  'zh-CN': ['时间', '操作', '操作人', '对象', '变更内容', 'IP 地址'],
};

/** An invitation by link, without a recipient: anyone who has the link may accept. */
export const linkTexts: InAll<string> = {
  'pt-BR': 'Convite por link',
  'en-US': 'Invitation by link',
  'es-MX': 'Invitación por enlace',
  'zh-CN': '链接邀请',
};

/** What stands for a value that the reader may not see. */
export const hiddenTexts: InAll<string> = {
  'pt-BR': ptMoney.hidden.value,
  'en-US': enMoney.hidden.value,
  'es-MX': esMoney.hidden.value,
  'zh-CN': zhMoney.hidden.value,
};

/** In the order of the fields: those of money stand last, in the order of theirs. */
const fields = (...words: string[]) =>
  Object.fromEntries(LogField.options.map((field, at) => [field, words[at]])) as Record<LogField, string>;

export const fieldTexts: InAll<Record<LogField, string>> = {
  'pt-BR': fields(
    'Nome',
    'Função',
    'Administrador principal',
    'Situação',
    'Permissão',
    'E-mail',
    'Convite',
    'Abreviação',
    'Categoria',
    'Introdução',
    'Descrição',
    'Ícone',
    'Versão',
    'Testador',
    'Parcela das pessoas (%)',
    'AppSecret',
    'IPs permitidos',
    'Chave de envio',
    'Quem pode seguir',
    'Idioma',
    'Gestor',
    'Dono',
    'Publicação',
    'Etiquetas',
    'Seguidores',
    'Certificação do canal',
    'Vínculo',
    'Quem responde',
    'Resposta pronta',
    'Conhecimento',
    'Fluxo',
    'Assistente',
    ...Object.values(ptMoney.fields),
    ...Object.values(ptAccess.fields),
  ),
  'en-US': fields(
    'Name',
    'Role',
    'Super admin',
    'Status',
    'Permission',
    'E-mail',
    'Invitation',
    'Abbreviation',
    'Category',
    'Introduction',
    'Description',
    'Icon',
    'Version',
    'Tester',
    'Share of people (%)',
    'AppSecret',
    'Allowed IPs',
    'Upload key',
    'Who can follow',
    'Language',
    'Manager',
    'Owner',
    'Broadcast',
    'Tags',
    'Followers',
    'Channel certification',
    'Linked to',
    'Assignee',
    'Canned answer',
    'Knowledge',
    'Workflow',
    'Assistant',
    ...Object.values(enMoney.fields),
    ...Object.values(enAccess.fields),
  ),
  'es-MX': fields(
    'Nombre',
    'Rol',
    'Superadministrador',
    'Estado',
    'Permiso',
    'Correo',
    'Invitación',
    'Abreviatura',
    'Categoría',
    'Introducción',
    'Descripción',
    'Icono',
    'Versión',
    'Probador',
    'Parte de las personas (%)',
    'AppSecret',
    'IP permitidas',
    'Clave de subida',
    'Quién puede seguir',
    'Idioma',
    'Gestor',
    'Dueño',
    'Publicación',
    'Etiquetas',
    'Seguidores',
    'Certificación del canal',
    'Vínculo',
    'Quién responde',
    'Respuesta rápida',
    'Conocimiento',
    'Flujo',
    'Asistente',
    ...Object.values(esMoney.fields),
    ...Object.values(esAccess.fields),
  ),
  'zh-CN': fields(
    '名称',
    '角色',
    '超级管理员',
    '状态',
    '权限',
    '邮箱',
    '邀请',
    '简称',
    '类目',
    '简介',
    '说明',
    '图标',
    '版本',
    '体验者',
    '用户比例（%）',
    'AppSecret',
    'IP 白名单',
    '上传密钥',
    '谁可以订阅',
    '语言',
    '管理员',
    '所有者',
    '群发内容',
    '标签',
    '订阅者',
    '频道认证',
    '关联对象',
    '负责人',
    '快捷回复',
    '知识',
    '工作流',
    '机器人',
    ...Object.values(zhMoney.fields),
    ...Object.values(zhAccess.fields),
  ),
};

const menus = (...[overview, orders, refunds, financial, team, payment, dashboard]: string[]) =>
  ({
    'payment.overview': overview,
    'payment.dashboard': dashboard,
    'payment.orders': orders,
    'payment.refunds': refunds,
    'payment.financial': financial,
    'setting.team': team,
    'setting.payment': payment,
  }) as Record<MenuId, string>;

export const menuTexts: InAll<Record<MenuId, string>> = {
  'pt-BR': menus('Visão geral', 'Pedidos', 'Reembolsos', 'Financeiro', 'Equipe', 'Integração', 'Painel'),
  'en-US': menus('Overview', 'Orders', 'Refunds', 'Finance', 'Team', 'Integration', 'Dashboard'),
  'es-MX': menus('Resumen', 'Pedidos', 'Reembolsos', 'Finanzas', 'Equipo', 'Integración', 'Panel'),
  'zh-CN': menus('概览', '订单', '退款', '财务', '团队', '接入', '数据看板'),
};

/** What files are of, in the words of their lists. */
export const fileTexts: InAll<Texts> = {
  'pt-BR': ptMoney.files,
  'en-US': enMoney.files,
  'es-MX': esMoney.files,
  'zh-CN': zhMoney.files,
};
