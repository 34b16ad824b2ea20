import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/form.ts';

export default {
  optional: '(optional)',
  step: {
    list: 'Steps',
    of: 'Step {number, number} of {all, number}',
    done: 'done',
    missing: 'to fill in',
    wrong: 'something to correct',
    back: shared.back,
    next: 'Continue: {title}',
    stopped: '{count, plural, one {# field is missing in this step.} other {# fields are missing in this step.}}',
    later: 'Complete it later',
  },
  save: {
    begin: 'We save as you go',
    saved: 'Saved at {time}',
    saving: 'Saving…',
    offline: 'No connection: saved here, trying again',
  },
  draft: {
    somebody: 'someone else',
    clashTitle: 'You and {by} filled in the same fields',
    clashText: 'These differ: {fields}. Choose which to keep. The other version stays available.',
    keepMine: 'Keep mine',
    takeTheirs: "Keep {by}'s",
    tookTheirs: "This is the other person's version.",
    keptMine: 'This is your version.',
    backToMine: 'Go back to mine',
    backToTheirs: 'Use the other one',
    merged: '{by} filled in this form too. We combined everything.',
  },
  missing: {
    title: '{count, plural, one {# field is missing} other {# fields are missing}}',
    nothing: 'Everything is filled in. Check it and submit it.',
    mend: 'to correct',
    sending: 'uploading…',
  },
  address: {
    idle: 'It fills in the address.',
    looking: 'Looking for the address…',
    found: 'Address filled in. Check it and complete it.',
    unknown: 'We could not find this CEP. Fill in the address.',
    otherState: 'This CEP usually belongs to another state. Check both.',
  },
  declaration: {
    text: 'I declare that this data is true and that I am authorised to represent this team.',
    missing: 'Tick this to submit.',
  },
} as const satisfies Shape<typeof pt>;
