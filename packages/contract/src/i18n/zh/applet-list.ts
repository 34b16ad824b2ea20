import type { Shape } from '../../shape.ts';
import type pt from '../pt/applet-list.ts';
import appletVocabulary from './applet-vocabulary.ts';
import names from './names.ts';
import vocabulary from './vocabulary.ts';

export default {
  usageDay: {
    sheet: '每日使用情况',
    columns: {},
    file: {
      day: vocabulary.day,
      opens: names.openings,
      people: appletVocabulary.usagePeople,
      seconds: '前台秒数',
      faulty: appletVocabulary.usageFaulty,
    },
    codes: {},
  },
  usageFault: {
    sheet: appletVocabulary.usageFaults,
    columns: {},
    file: {
      kind: vocabulary.type,
      message: appletVocabulary.faultMessage,
      file: vocabulary.file,
      line: '行',
      column: '列',
      page: appletVocabulary.usagePage,
      openings: names.openings,
      began: appletVocabulary.faultBegan,
      firstAt: appletVocabulary.faultFirstAt,
      lastIn: appletVocabulary.faultLastIn,
      lastAt: appletVocabulary.faultLastAt,
    },
    codes: {
      kind: {
        error: appletVocabulary.faultError,
        rejection: appletVocabulary.faultRejection,
        policy: appletVocabulary.faultPolicy,
      },
    },
  },
  messageDelivery: {
    sheet: '发送记录',
    columns: {
      title: '消息',
      outcome: vocabulary.outcome,
      reason: vocabulary.reason,
      sentAt: appletVocabulary.when,
    },
    file: {},
    codes: {
      outcome: {
        delivered: vocabulary.delivered,
        refused: vocabulary.notDelivered,
      },
      reason: {
        noConsent: '用户未允许，或允许的次数已用完',
        longTermEnded: '用户曾始终允许，但平台已暂停该类别的长期允许',
        declined: '用户不再接收该消息',
        unknownPerson: '小程序没有这个 openId',
        templatePaused: '消息已暂停',
        templateRemoved: '消息在送达前已被移除',
      },
    },
  },
} as const satisfies Shape<typeof pt>;
