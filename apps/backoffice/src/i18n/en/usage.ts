import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/usage.ts';

export default {
  purpose: 'Openings, people, pages, time and errors per day. We do not keep who it was.',
  span: { label: 'Days shown', days7: names.days7, days30: names.days30, days90: names.days90 },
  figures: 'Summary of the days',
  opens: names.openings,
  opensNote: 'Today: {today, number}',
  people: 'People per day',
  peopleNote: 'On average, since the first opening in these days',
  time: 'Time per opening',
  timeNote: 'On average, with the mini program on screen',
  faulty: appletVocabulary.usageFaulty,
  faultyNote: '{faulty, number} of {opens, number}',
  chart: 'Openings and people per day',
  peopleOfDay: appletVocabulary.usagePeople,
  view: { label: 'Chart or table', chart: names.chart, table: 'Table' },
  exportDays: 'One row for each of the days shown.',
  exportFaults: 'The errors of the days shown.',
  pages: 'Pages',
  page: appletVocabulary.usagePage,
  views: 'Times',
  share: names.shareOfWhole,
  meanTime: '{time} on average each time',
  noPages: 'No pages were counted. Pages that load /balcao/1.js are counted.',
  empty: {
    title: 'Nobody opened the mini program on these days',
    text: 'Counting starts on its own when someone opens an online version. Trial versions do not count.',
  },
  fault: {
    title: appletVocabulary.usageFaults,
    text: "What went wrong on people's phones. Numbers, e-mails, URL paths and text in quotes are removed before a message is kept.",
    none: 'No errors on these days',
    noneText: 'An error that the code does not handle appears here within seconds, with its file and line.',
    message: appletVocabulary.faultMessage,
    messageOf: 'the message',
    place: 'Where',
    began: appletVocabulary.faultBegan,
    firstAt: appletVocabulary.faultFirstAt,
    lastIn: appletVocabulary.faultLastIn,
    lastAt: appletVocabulary.faultLastAt,
    openings: names.openings,
    byDay: 'Openings with this error, per day',
    inPage: 'Page {page}',
    nowhere: 'Unknown place',
    kind: vocabulary.type,
    kinds: {
      error: appletVocabulary.faultError,
      rejection: appletVocabulary.faultRejection,
      policy: appletVocabulary.faultPolicy,
    },
  },
  release: {
    rate: 'Errors in {rate} of the openings of {number} ({faulty, number} of {opens, number}).',
    none: 'Nobody has opened {number} yet.',
    worse: 'More errors than before',
    see: 'View the errors',
  },
} satisfies Shape<typeof pt>;
