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
  line: 'What people reported of channels and broadcasts, and what colleagues decided.',
  parts: {
    label: vocabulary.listParts,
    waiting: decisionVocabulary.waiting,
    decided: decisionVocabulary.decidedOnes,
    channels: 'All channels',
  },
  subject: { channel: channelVocabulary.channel, broadcast: channelVocabulary.broadcast, reply: 'Reply' },
  state: {
    open: decisionVocabulary.waiting,
    dismissed: 'Dismissed',
    actioned: 'In force',
    appealed: 'Another look asked for',
    upheld: 'Upheld',
    reversed: 'Reversed',
  },
  sanction: { takeDown: decisionVocabulary.isTakenDown, freeze: decisionVocabulary.channelIsHeld },
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
    waiting: 'Reports waiting',
    limit: 'Broadcasts a day',
    created: 'Created on',
  },
  channelState: {
    open: channelVocabulary.channelIsOpen,
    closing: channelVocabulary.channelIsClosing,
    closed: names.orderClosed,
    frozen: channelVocabulary.channelIsFrozen,
  },
  search: 'Channel or broadcast',
  searchChannel: channelVocabulary.channelName,
  pastEnd: { title: 'There is nothing more here', first: 'Back to the beginning' },
  none: { title: 'Nothing found', text: 'Change the search or clear the filters.' },
  empty: {
    waiting: { title: 'No report is waiting', text: 'What people report appears here.' },
    decided: { title: 'Nothing decided yet', text: 'What colleagues decide stays here.' },
    channels: { title: 'No channel yet', text: 'The ones that teams create appear here.' },
  },
  panel: {
    title: 'Report: {name}',
    followers: channelVocabulary.followers,
    frozen: 'Frozen since',
    broadcast: 'Reported broadcast',
    reply: 'Reported reply',
    channel: 'Reported channel',
    erased: 'The team deleted the text after recalling the broadcast.',
    removed: 'The author removed the reply.',
    texts: 'What people wrote',
    appeal: 'What the team says',
    decisions: 'Decisions',
    because: '{by}: {reason}',
    cases: 'Reports and decisions',
    noCases: 'No one has reported this channel.',
    reported: '{count, plural, one {# report} other {# reports}}',
    limits: 'Changes of the limit',
    limitMoved: 'From {before, number} to {after, number} a day',
  },
  decision: {
    title: decisionVocabulary.decision,
    legend: 'What to do',
    choice: {
      dismiss: 'Dismiss',
      takeDown: decisionVocabulary.takeDown,
      freeze: 'Freeze the channel',
      uphold: 'Uphold the decision',
      reverse: { takeDown: 'Restore the broadcast', freeze: 'Unfreeze the channel' },
    },
    help: {
      dismiss: 'Nothing changes for the channel. Those who reported read that we looked.',
      takeDown: 'The broadcast disappears from every phone. The team sees it with the reason.',
      freeze: 'The channel does not publish, and no one follows or reads it. What is scheduled becomes a draft.',
      uphold: 'The decision stays as it is, and the team cannot ask again.',
      reverse: {
        takeDown: 'The broadcast comes back to every phone.',
        freeze: 'The channel publishes again, and people follow and read it.',
      },
    },
    ofReply: {
      choice: { takeDown: 'Take the reply down', reverse: 'Restore the reply' },
      help: {
        dismiss: 'The reply stays. Those who reported read that we looked.',
        takeDown:
          'The reply disappears for everyone but its author, who reads that we took it down. The channel sees it marked.',
        reverse: 'The reply stands again as it did before.',
      },
    },
    note: decisionVocabulary.note,
    noteHelp: 'Only colleagues read it.',
    reason: shared.reason,
    reasonHelp: decisionVocabulary.teamReadsIt,
    send: 'Record decision',
    done: 'Decision recorded',
  },
  acts: {
    reasonHelp: decisionVocabulary.teamReadsIt,
    freeze: {
      title: 'Freeze {name}?',
      text: 'The channel does not publish, and no one follows or reads it until it is unfrozen. What is scheduled becomes a draft.',
      action: 'Freeze channel',
      done: decisionVocabulary.channelIsHeld,
    },
    limit: {
      action: 'Change the limit',
      title: 'Limit of {name}',
      text: 'How many broadcasts the channel may send a day, from now on.',
      count: 'Broadcasts a day, from 1 to 100',
      done: 'Limit saved',
    },
  },
} satisfies Shape<typeof pt>;
