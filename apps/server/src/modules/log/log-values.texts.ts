import enAccess from '@balcao/contract/i18n/en/access-log';
import esAccess from '@balcao/contract/i18n/es/access-log';
import ptAccess from '@balcao/contract/i18n/pt/access-log';
import zhAccess from '@balcao/contract/i18n/zh/access-log';
import type { LogField } from '@balcao/contract/log';
import type { InAll, Texts } from './log.texts.ts';

type Access = Record<'eventTypes' | 'product' | 'methods' | 'submission' | 'spoken', Texts>;
const values = (
  { eventTypes, product, methods, submission, spoken: said }: Access,
  [none, read, write]: readonly string[],
  [enabled, disabled, deleted]: readonly string[],
  [pending, accepted, revoked, expired]: readonly string[],
  [no, yes]: readonly string[],
  [former, fresh]: readonly string[],
  [made, reset, formerEnded]: readonly string[],
  [everyone, invited]: readonly string[],
  [writing, publishing, answering, managing]: readonly string[],
  [official, personal, subject]: readonly string[],
) =>
  ({
    permission: { none, read, write },
    status: { '0': enabled, '1': disabled, '2': deleted },
    invitation: { pending, accepted, revoked, expired },
    superAdmin: { no, yes },
    automatic: { no, yes },
    receipt: { no, yes },
    eventTypes,
    product,
    methods,
    submission,
    spoken: said,
    icon: { former, new: fresh },
    appSecret: { made, reset, formerEnded },
    type: { everyone, invited_only: invited },
    manager: { write: writing, publish: publishing, answer: answering, manage: managing },
    certification: { official, personal, subject },
  }) as Partial<Record<LogField, Texts>>;

export const valueTexts: InAll<Partial<Record<LogField, Texts>>> = {
  'pt-BR': values(
    ptAccess,
    ['sem acesso', 'só ver', 'editar'],
    ['ativada', 'desativada', 'excluída'],
    ['pendente', 'aceito', 'cancelado', 'vencido'],
    ['não', 'sim'],
    ['anterior', 'novo'],
    ['criado', 'redefinido', 'o anterior foi encerrado'],
    ['todos', 'só convidados'],
    ['escrever', 'publicar', 'responder', 'gerenciar'],
    ['oficial', 'pessoal', 'responsável'],
  ),
  'en-US': values(
    enAccess,
    ['no access', 'view only', 'edit'],
    ['enabled', 'disabled', 'deleted'],
    ['pending', 'accepted', 'revoked', 'expired'],
    ['no', 'yes'],
    ['previous', 'new'],
    ['created', 'reset', 'the previous one was ended'],
    ['everyone', 'invited people only'],
    ['write', 'publish', 'answer', 'manage'],
    ['official', 'personal', 'responsible party'],
  ),
  'es-MX': values(
    esAccess,
    ['sin acceso', 'solo ver', 'editar'],
    ['activado', 'desactivado', 'eliminado'],
    ['pendiente', 'aceptada', 'cancelada', 'vencida'],
    ['no', 'sí'],
    ['anterior', 'nuevo'],
    ['creado', 'restablecido', 'se desactivó el anterior'],
    ['todos', 'solo con invitación'],
    ['escribir', 'publicar', 'responder', 'gestionar'],
    ['oficial', 'personal', 'responsable'],
  ),
  'zh-CN': values(
    zhAccess,
    ['无权限', '仅查看', '可编辑'],
    ['已启用', '已停用', '已删除'],
    ['待接受', '已接受', '已撤回', '已过期'],
    ['否', '是'],
    ['旧图标', '新图标'],
    ['已创建', '已重置', '旧密钥已停用'],
    ['所有人', '仅受邀者'],
    ['撰写', '发布', '回复', '管理'],
    ['官方', '个人', '主体'],
  ),
};
