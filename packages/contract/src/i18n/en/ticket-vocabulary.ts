import type { Shape } from '../../shape.ts';
import type pt from '../pt/ticket-vocabulary.ts';

/** The vocabulary of requests to support: what members, staff and the log call them. */
export default {
  requests: 'Support requests',
  answered: 'Answered',
  solved: 'Solved',
  waiting: 'Waiting for an answer',
  seconds: '{count, number} s',
  minutes: '{count, number} min',
  hours: '{count, number} h',
  markSolved: 'Mark as solved',
  whose: 'Whose',
  mine: 'Mine',
  who: 'Asked by',
  call: 'Call that failed',
  release: 'App version',
  subject: 'Subject',
  assignee: 'Assigned to',
  about: 'About what',
} satisfies Shape<typeof pt>;
