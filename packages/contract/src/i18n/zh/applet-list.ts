import type { Shape } from '../../shape.ts';
import type pt from '../pt/applet-list.ts';
import appletVocabulary from './applet-vocabulary.ts';
import names from './names.ts';
import vocabulary from './vocabulary.ts';

export default {
  applet: {
    sheet: vocabulary.miniPrograms,
    columns: {
      name: '小程序名称',
      shelf: '上架状态',
      online: '线上版本',
      review: '审核状态',
      category: appletVocabulary.category,
      appId: vocabulary.appId,
      updated: '修改时间',
    },
    file: {
      waiting: '处理中的版本',
      created: vocabulary.created,
    },
    codes: {
      shelf: {
        notYet: '未上架',
        on: '已上架',
        removalRequested: '已申请下架',
        off: '已下架',
      },
      review: {
        NO: '未提交',
        UNDER: names.underReview,
        REJECT: names.reviewRejected,
        SUCCESS: names.reviewApproved,
        REVOKED: names.reviewCancelled,
      },
    },
  },
  version: {
    sheet: '版本列表',
    columns: {
      number: appletVocabulary.version,
      stage: vocabulary.status,
      description: vocabulary.description,
      developer: '上传者',
      publisher: '发布者',
      origin: '来源',
      size: '大小',
      created: '上传时间',
    },
    file: {
      machine: '机器',
      submitted: '提交审核时间',
      decided: '审核完成时间',
      published: '发布时间',
    },
    codes: {
      stage: {
        develop: '开发中',
        review: names.underReview,
        approved: names.reviewApproved,
        rolling: appletVocabulary.versionRolling,
        online: appletVocabulary.versionOnline,
        past: appletVocabulary.versionPast,
        takenDown: '已被平台下架',
      },
      origin: { web: '在此上传', tool: '由工具上传' },
    },
  },
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
        templateStopped: '消息模板已暂停、停用或被移除',
      },
    },
  },
} as const satisfies Shape<typeof pt>;
