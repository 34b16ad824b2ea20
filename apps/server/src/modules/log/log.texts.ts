import type { Locale } from '@balcao/contract/locale';
import { type LogEvent, LogField } from '@balcao/contract/log';
import type { MenuId } from '@balcao/contract/menus';

/** The words of the exported log; the screens' own stand with the screens. */
export type Texts = Readonly<Record<string, string>>;
type InAll<T> = Readonly<Record<Locale, Readonly<T>>>;

export const columnTexts: InAll<readonly string[]> = {
  'pt-BR': ['Quando', 'O quê', 'Quem', 'A quem ou a quê', 'O que mudou', 'Endereço IP'],
  'en-US': ['When', 'What', 'Who', 'To whom or what', 'What changed', 'IP address'],
  'es-MX': ['Cuándo', 'Qué', 'Quién', 'A quién o a qué', 'Qué cambió', 'Dirección IP'],
  'zh-CN': ['时间', '操作', '操作人', '对象', '变更内容', 'IP 地址'],
};

export const eventTexts: InAll<Record<LogEvent, string>> = {
  'pt-BR': {
    '1': 'Entrada na equipe',
    '2': 'Convite',
    '3': 'Saída da equipe',
    '4': 'Função criada',
    '5': 'Função desativada',
    '6': 'Função excluída',
    '7': 'Membro alterado',
    '8': 'Função alterada',
    '9': 'Função ativada',
    '10': 'Miniprograma criado',
    '11': 'Miniprograma alterado',
  },
  'en-US': {
    '1': 'Joined the team',
    '2': 'Invitation',
    '3': 'Left the team',
    '4': 'Role created',
    '5': 'Role disabled',
    '6': 'Role deleted',
    '7': 'Member changed',
    '8': 'Role changed',
    '9': 'Role enabled',
    '10': 'Mini program created',
    '11': 'Mini program changed',
  },
  'es-MX': {
    '1': 'Entrada al equipo',
    '2': 'Invitación',
    '3': 'Salida del equipo',
    '4': 'Rol creado',
    '5': 'Rol desactivado',
    '6': 'Rol eliminado',
    '7': 'Miembro modificado',
    '8': 'Rol modificado',
    '9': 'Rol activado',
    '10': 'Miniprograma creado',
    '11': 'Miniprograma modificado',
  },
  'zh-CN': {
    '1': '加入团队',
    '2': '邀请',
    '3': '离开团队',
    '4': '新建角色',
    '5': '停用角色',
    '6': '删除角色',
    '7': '变更成员',
    '8': '变更角色',
    '9': '启用角色',
    '10': '新建小程序',
    '11': '变更小程序',
  },
};

/** An invitation that was sent to nobody: anyone who has its link may accept. */
export const linkTexts: InAll<string> = {
  'pt-BR': 'Convite por link',
  'en-US': 'Invitation by link',
  'es-MX': 'Invitación por enlace',
  'zh-CN': '链接邀请',
};

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
  ),
  'zh-CN': fields('名称', '角色', '超级管理员', '状态', '权限', '邮箱', '邀请', '简称', '类目', '简介', '说明', '图标'),
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

const values = (
  [none, read, write]: readonly string[],
  [enabled, disabled, deleted]: readonly string[],
  [pending, accepted, revoked, expired]: readonly string[],
  [no, yes]: readonly string[],
  [former, fresh]: readonly string[],
) =>
  ({
    permission: { none, read, write },
    status: { '0': enabled, '1': disabled, '2': deleted },
    invitation: { pending, accepted, revoked, expired },
    superAdmin: { no, yes },
    icon: { former, new: fresh },
  }) as Partial<Record<LogField, Texts>>;

export const valueTexts: InAll<Partial<Record<LogField, Texts>>> = {
  'pt-BR': values(
    ['sem acesso', 'só ver', 'editar'],
    ['ativada', 'desativada', 'excluída'],
    ['pendente', 'aceito', 'cancelado', 'vencido'],
    ['não', 'sim'],
    ['anterior', 'novo'],
  ),
  'en-US': values(
    ['no access', 'view only', 'edit'],
    ['enabled', 'disabled', 'deleted'],
    ['pending', 'accepted', 'cancelled', 'expired'],
    ['no', 'yes'],
    ['former', 'new'],
  ),
  'es-MX': values(
    ['sin acceso', 'solo ver', 'editar'],
    ['activado', 'desactivado', 'eliminado'],
    ['pendiente', 'aceptada', 'cancelada', 'vencida'],
    ['no', 'sí'],
    ['anterior', 'nuevo'],
  ),
  'zh-CN': values(
    ['无权限', '仅查看', '可编辑'],
    ['已启用', '已停用', '已删除'],
    ['待接受', '已接受', '已取消', '已过期'],
    ['否', '是'],
    ['旧图标', '新图标'],
  ),
};
