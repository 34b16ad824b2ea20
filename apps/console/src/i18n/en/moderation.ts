import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/en/decision-vocabulary';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/moderation.ts';

/** What people report of channels, and what staff decide. */

export default {
  title: 'Channels and reports',
  line: 'What people reported about channels and broadcasts, and what the internal team decided.',
  parts: {
    label: vocabulary.listParts,
    waiting: decisionVocabulary.waiting,
    decided: decisionVocabulary.decidedOnes,
    channels: 'All channels',
  },
  subject: {
    channel: channelVocabulary.channel,
    broadcast: channelVocabulary.broadcast,
    reply: 'Reply',
    robot: channelVocabulary.robot,
    workflow: channelVocabulary.workflow,
  },
  state: {
    open: decisionVocabulary.waiting,
    dismissed: 'Dismissed',
    actioned: 'In force',
    appealed: 'New review requested',
    upheld: 'Upheld',
    reversed: 'Reversed',
  },
  sanction: {
    takeDown: decisionVocabulary.isTakenDown,
    switchOff: channelVocabulary.robotIsHeld,
    freeze: decisionVocabulary.channelIsHeld,
  },
  reasons: channelVocabulary.reportReasons,
  columns: {
    subject: 'What was reported',
    state: shared.status,
    reports: 'Reports',
    reason: shared.reason,
    first: 'First',
    last: 'Last',
    channel: channelVocabulary.channel,
    followers: channelVocabulary.followers,
    waiting: 'Pending reports',
    limit: 'Broadcasts per day',
    created: names.createdOn,
  },
  channelState: {
    open: channelVocabulary.channelIsOpen,
    closing: channelVocabulary.channelIsClosing,
    closed: names.orderClosed,
    frozen: channelVocabulary.channelIsFrozen,
  },
  search: 'Channel or broadcast',
  searchChannel: channelVocabulary.channelName,
  pastEnd: { title: 'Nothing more here', first: 'Back to the beginning' },
  none: { title: 'Nothing found', text: 'Change the search or clear the filters.' },
  empty: {
    waiting: { title: 'No pending reports', text: 'What people report appears here.' },
    decided: { title: 'No decisions yet', text: 'Decisions of the internal team appear here.' },
    channels: { title: 'No channels yet', text: 'Channels that teams create appear here.' },
  },
  panel: {
    title: 'Report: {name}',
    followers: channelVocabulary.followers,
    frozen: 'Frozen since',
    broadcast: 'Reported broadcast',
    reply: 'Reported reply',
    channel: 'Reported channel',
    automation: 'Reported automatic answer',
    quoted: 'Message: “{quoted}”',
    gone: 'It no longer exists.',
    erased: 'The team deleted the text after recalling the broadcast.',
    removed: 'The author removed the reply.',
    texts: 'What people wrote',
    appeal: 'The team’s response',
    decisions: 'Decisions',
    because: '{by}: {reason}',
    cases: 'Reports and decisions',
    noCases: 'Nobody has reported this channel.',
    reported: '{count, plural, one {# report} other {# reports}}',
    limits: 'Limit changes',
    limitMoved: 'From {before, number} to {after, number} a day',
  },
  decision: {
    title: decisionVocabulary.decision,
    legend: 'What to do',
    choice: {
      dismiss: 'Dismiss',
      takeDown: decisionVocabulary.takeDown,
      switchOff: vocabulary.switchOff,
      freeze: 'Freeze the channel',
      uphold: 'Uphold the decision',
      reverse: { takeDown: 'Restore the broadcast', switchOff: 'Release', freeze: 'Unfreeze the channel' },
    },
    help: {
      dismiss: 'Nothing changes for the channel. People who reported it see that we reviewed it.',
      takeDown: 'The broadcast disappears from every phone. The team still sees it, with the reason.',
      switchOff:
        'It stops answering now, and the team cannot turn it on again until it is released. They read the reason.',
      freeze: 'The channel cannot publish, and nobody can follow or read it. Scheduled broadcasts become drafts.',
      uphold: 'The decision stays as it is, and the team cannot request another review.',
      reverse: {
        takeDown: 'The broadcast appears on every phone again.',
        switchOff: channelVocabulary.releaseText,
        freeze: 'The channel can publish again, and people can follow and read it.',
      },
    },
    ofReply: {
      choice: { takeDown: 'Take down the reply', reverse: 'Restore the reply' },
      help: {
        dismiss: 'The reply stays. People who reported it see that we reviewed it.',
        takeDown:
          'The reply disappears for everyone except its author, who sees that we took it down. The channel sees it marked.',
        reverse: 'The reply appears again as before.',
      },
    },
    note: decisionVocabulary.note,
    noteHelp: 'Only the internal team can read it.',
    reason: shared.reason,
    reasonHelp: decisionVocabulary.teamReadsIt,
    send: 'Record decision',
    done: 'Decision recorded',
  },
  acts: {
    reasonHelp: decisionVocabulary.teamReadsIt,
    freeze: {
      title: 'Freeze {name}?',
      text: 'The channel cannot publish, and nobody can follow or read it until it is unfrozen. Scheduled broadcasts become drafts.',
      action: 'Freeze channel',
      done: decisionVocabulary.channelIsHeld,
    },
    limit: {
      action: 'Change limit',
      title: 'Limit of {name}',
      text: 'How many broadcasts the channel can send per day, from now on.',
      count: 'Broadcasts per day, from 1 to 100',
      done: 'Limit saved',
    },
  },
} satisfies Shape<typeof pt>;
