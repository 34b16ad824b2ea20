import * as z from 'zod/mini';
import { next, plainKind, type WorkflowKind } from './workflow-kind.ts';
import { Minutes, minutesField } from './workflow-kind-answer.ts';

export const WaitData = z.strictObject({ minutes: Minutes });
export const HandOverData = z.strictObject({});
export const RobotData = z.strictObject({});
export const EndData = z.strictObject({});

export const waitKind: WorkflowKind<z.infer<typeof WaitData>> = {
  ...plainKind,
  label: { pt: 'Esperar', en: 'Wait', es: 'Esperar', zh: '等待' },
  line: {
    pt: 'Continua depois de um tempo.',
    en: 'Continues after some time.',
    es: 'Sigue después de un tiempo.',
    zh: '过一段时间再继续。',
  },
  empty: { minutes: 60 },
  fields: { minutes: minutesField },
  outputs: () => next,
  pauses: () => true,
  summary: ({ minutes }) => `${minutes} min`,
};

export const handOverKind: WorkflowKind<z.infer<typeof HandOverData>> = {
  ...plainKind,
  label: { pt: 'Passar para a equipe', en: 'Hand over', es: 'Pasar al equipo', zh: '转人工' },
  line: {
    pt: 'Uma pessoa da equipe continua a conversa.',
    en: 'Someone in the team continues the conversation.',
    es: 'Una persona del equipo sigue la conversación.',
    zh: '由团队成员继续会话。',
  },
  empty: {},
  fields: {},
  outputs: () => [],
  summary: () => '',
};

export const robotKind: WorkflowKind<z.infer<typeof RobotData>> = {
  ...plainKind,
  label: { pt: 'Assistente responde', en: 'Assistant answers', es: 'El asistente responde', zh: '机器人回答' },
  line: {
    pt: 'O assistente do canal responde à última mensagem do seguidor. Sem assistente ligado, passa para a equipe.',
    en: 'The channel’s assistant answers the follower’s last message. If none is on, it hands over to the team.',
    es: 'El asistente del canal responde al último mensaje del seguidor. Sin asistente activo, pasa al equipo.',
    zh: '由频道的机器人回答订阅者的最后一条消息；没有开启的机器人时转人工。',
  },
  empty: {},
  fields: {},
  outputs: () => [],
  summary: () => '',
};

export const endKind: WorkflowKind<z.infer<typeof EndData>> = {
  ...plainKind,
  label: { pt: 'Fim', en: 'End', es: 'Fin', zh: '结束' },
  line: {
    pt: 'O fluxo termina aqui.',
    en: 'The workflow ends here.',
    es: 'El flujo termina aquí.',
    zh: '工作流到此结束。',
  },
  empty: {},
  fields: {},
  outputs: () => [],
  summary: () => '',
};
