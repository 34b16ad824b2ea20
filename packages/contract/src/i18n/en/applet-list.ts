import type { Shape } from '../../shape.ts';
import type pt from '../pt/applet-list.ts';
import appletVocabulary from './applet-vocabulary.ts';
import names from './names.ts';
import vocabulary from './vocabulary.ts';

export default {
  applet: {
    sheet: vocabulary.miniPrograms,
    columns: {
      name: 'Mini program',
      shelf: 'Shelf',
      online: 'Online version',
      review: 'Review',
      category: appletVocabulary.category,
      appId: vocabulary.appId,
      updated: 'Updated',
    },
    file: {
      waiting: 'Version in progress',
      created: vocabulary.created,
    },
    codes: {
      shelf: {
        notYet: 'Not yet on the shelf',
        on: 'On the shelf',
        removalRequested: 'Removal requested',
        off: 'Off the shelf',
      },
      review: {
        NO: 'Not submitted',
        UNDER: names.underReview,
        REJECT: names.reviewRejected,
        SUCCESS: names.reviewApproved,
        REVOKED: names.reviewCancelled,
      },
    },
  },
  version: {
    sheet: 'Versions of the mini program',
    columns: {
      number: appletVocabulary.version,
      stage: vocabulary.status,
      description: vocabulary.description,
      developer: 'Uploaded by',
      publisher: 'Published by',
      origin: 'Origin',
      size: 'Size',
      created: 'Uploaded on',
    },
    file: {
      machine: 'Machine',
      submitted: 'Submitted on',
      decided: 'Review decided on',
      published: 'Published on',
    },
    codes: {
      stage: {
        develop: 'In development',
        review: names.underReview,
        approved: names.reviewApproved,
        rolling: appletVocabulary.versionRolling,
        online: appletVocabulary.versionOnline,
        past: appletVocabulary.versionPast,
        takenDown: 'Taken down by Balcão',
      },
      origin: { web: 'Uploaded here', tool: 'Uploaded by the tool' },
    },
  },
  usageDay: {
    sheet: 'Usage by day',
    columns: {},
    file: {
      day: vocabulary.day,
      opens: names.openings,
      people: appletVocabulary.usagePeople,
      seconds: 'Seconds on screen',
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
      line: 'Line',
      column: 'Column',
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
    sheet: 'Sent messages',
    columns: {
      title: 'Message',
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
        noConsent: 'The person did not allow it, or has already received as many as they allowed',
        longTermEnded: 'The person always allows it, but the platform has suspended that for the category',
        declined: 'The person no longer wants this message',
        unknownPerson: 'The mini program does not know this openId',
        templatePaused: 'The message was paused',
        templateRemoved: 'The message was removed before it was delivered',
        templateStopped: 'The message template is paused, turned off or was removed',
      },
    },
  },
} as const satisfies Shape<typeof pt>;
