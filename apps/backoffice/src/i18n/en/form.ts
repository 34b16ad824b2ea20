import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/form.ts';

export default {
  optional: '(optional)',
  step: {
    list: 'Steps',
    of: 'Step {number, number} of {all, number}',
    done: 'done',
    missing: 'to be filled in',
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
    offline: 'No connection: kept here, trying again',
  },
  draft: {
    somebody: 'somebody else',
    clashTitle: 'You and {by} filled in the same fields',
    clashText: 'These differ: {fields}. Choose what counts. The other version stays at hand.',
    keepMine: 'Keep mine',
    takeTheirs: 'Take the one by {by}',
    tookTheirs: 'This is the version of the other person.',
    keptMine: 'This is your version.',
    backToMine: 'Go back to mine',
    backToTheirs: 'Use the other one',
    merged: '{by} filled in this form too. We brought it all together.',
  },
  missing: {
    title: '{count, plural, one {# field is missing} other {# fields are missing}}',
    nothing: 'Everything is filled in. Check it and send it.',
    mend: 'to be corrected',
    sending: 'on its way…',
  },
  address: {
    idle: 'It fills in the address.',
    looking: 'Looking for the address…',
    found: 'Address filled in. Check and complete it.',
    unknown: 'We could not find this CEP. Fill in the address.',
    otherState: 'This CEP usually belongs to another state. Check both.',
  },
  declaration: {
    text: 'I declare that these data are true and that I may answer for this team.',
    missing: 'Tick this to send.',
  },
} as const satisfies Shape<typeof pt>;
