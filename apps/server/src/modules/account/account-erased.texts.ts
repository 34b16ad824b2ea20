import type { Locale } from '@balcao/contract/locale';
import { emailBody, type Words } from '../../platform/email-template.ts';

/** To the address that an erased account had: the last mail that it gets. */
export const erasedTexts: Readonly<Record<Locale, Words>> = {
  'pt-BR': {
    subject: 'Sua conta do Balcão foi excluída',
    text: emailBody(
      'Sua conta do Balcão foi excluída, como foi pedido por alguém que entrou nela e confirmou que era você. Suas sessões foram encerradas e este e-mail não serve mais para entrar.',
      'O que a lei manda guardar continua guardado: o registro de atividades e os documentos das equipes em que você trabalhou.',
      'Se não foi você, avise um administrador principal das suas equipes e o suporte do Balcão.',
    ),
  },
  'en-US': {
    subject: 'Your Balcão account was deleted',
    text: emailBody(
      'Your Balcão account was deleted at the request of a person who was logged in to it and confirmed that it was you. Your sessions have ended, and this e-mail no longer logs in.',
      'What the law has us keep stays: the activity log and the documents of the teams in which you worked.',
      'If it was not you, tell a super admin of your teams and Balcão support.',
    ),
  },
  'es-MX': {
    subject: 'Tu cuenta de Balcão fue eliminada',
    text: emailBody(
      'Tu cuenta de Balcão fue eliminada, como lo pidió alguien que había iniciado sesión en ella y confirmó que eras tú. Tus sesiones terminaron y este correo ya no sirve para entrar.',
      'Lo que la ley nos obliga a conservar permanece: el registro de actividad y los documentos de los equipos en los que trabajaste.',
      'Si no fuiste tú, avisa a un superadministrador de tus equipos y al soporte de Balcão.',
    ),
  },
  'zh-CN': {
    subject: '你的 Balcão 账号已删除',
    text: emailBody(
      '你的 Balcão 账号已删除。该操作由已登录此账号并确认身份的人提出。你的所有会话均已结束，此邮箱不能再用于登录。',
      '法律要求保存的内容仍会保留：你工作过的团队的操作日志和文件。',
      '如果不是你本人操作，请联系团队的超级管理员和 Balcão 客服。',
    ),
  },
};
