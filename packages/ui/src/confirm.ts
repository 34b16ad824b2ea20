import { type Question, showDialog } from './notice.ts';

/** Asks before something happens; true when the person agrees. */
export const confirm = (question: Question): Promise<boolean> => showDialog({ kind: 'question', question });
