import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/usage.ts';

export default {
  purpose: 'Openings, people, pages, time and errors by day. Who it was is not kept.',
  span: { label: 'Days shown', days7: names.days7, days30: names.days30, days90: names.days90 },
  figures: 'Summary of these days',
  opens: names.openings,
  opensNote: 'Today: {today, number}',
  people: 'People per day',
  peopleNote: 'On average, since the first opening of these days',
  time: 'Time per opening',
  timeNote: 'On average, with the mini program in view',
  faulty: appletVocabulary.usageFaulty,
  faultyNote: '{faulty, number} of {opens, number}',
  chart: 'Openings and people by day',
  peopleOfDay: appletVocabulary.usagePeople,
  view: { label: 'Chart or table', chart: names.chart, table: 'Table' },
  exportDays: 'One row for each of the days shown.',
  exportFaults: 'The errors of the days shown.',
  pages: 'Pages',
  page: appletVocabulary.usagePage,
  views: 'Times',
  share: names.shareOfWhole,
  meanTime: '{time} each time on average',
  noPages: 'No page was counted. Pages that load /balcao/1.js are counted.',
  empty: {
    title: 'No one opened the mini program on these days',
    text: 'Counting begins by itself when a person opens a version that is online. Trial versions do not count.',
  },
  fault: {
    title: appletVocabulary.usageFaults,
    text: 'What went wrong on people’s phones. Numbers, e-mails, paths of addresses and what stood in quotes are taken out before a message is kept.',
    none: 'No errors on these days',
    noneText: 'An error that the code does not catch appears here within seconds, with its file and line.',
    message: appletVocabulary.faultMessage,
    messageOf: 'the message',
    place: 'Where',
    began: appletVocabulary.faultBegan,
    firstAt: appletVocabulary.faultFirstAt,
    lastIn: appletVocabulary.faultLastIn,
    lastAt: appletVocabulary.faultLastAt,
    openings: names.openings,
    byDay: 'Openings with this error, by day',
    inPage: 'Page {page}',
    nowhere: 'Place unknown',
    kind: vocabulary.type,
    kinds: {
      error: appletVocabulary.faultError,
      rejection: appletVocabulary.faultRejection,
      policy: appletVocabulary.faultPolicy,
    },
  },
  release: {
    rate: 'An error in {rate} of openings of {number} ({faulty, number} of {opens, number}).',
    none: 'No one has opened {number} yet.',
    worse: 'More errors than before',
    see: 'See the errors',
  },
} satisfies Shape<typeof pt>;
