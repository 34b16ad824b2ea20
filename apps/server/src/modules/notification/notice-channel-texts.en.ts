import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Choose which notifications you receive at ${settings}`;
const names = {
  channelOfficial: 'official certification',
  channelPersonal: 'personal certification',
  channelSubject: 'responsible party',
  association: 'link to a mini program',
} as const;

/** What e-mails say of channels, and of the mini programs that they lead to. */
export const channelTextsEn: Pick<
  NoticeTexts,
  'channelDecided' | 'channelModerated' | 'robotHeld' | 'workflowHeld' | 'associationRequested' | 'associationAnswered'
> = {
  channelDecided: ({ name, of, isAccepted }, { team, link, settings }) => {
    const what = names[of];
    return {
      subject: isAccepted ? `Channel ${name}: review approved` : `Channel ${name} needs corrections`,
      text: emailBody(
        isAccepted
          ? `The review approved the request of team ${team} for the channel ${name}: ${what}.`
          : `The review of the channel ${name} of team ${team} requires corrections: ${what}.`,
        `See the details at ${link}`,
        choose(settings),
      ),
    };
  },
  associationRequested: ({ name, channel, what }, { team, link, settings }) =>
    what === 'requested'
      ? {
          subject: `The channel ${channel} wants to link to ${name}`,
          text: emailBody(
            `The channel ${channel} wants to take its followers to the mini program ${name} of team ${team}. Accept or decline.`,
            `Respond at ${link}`,
            choose(settings),
          ),
        }
      : {
          subject: `The channel ${channel} is no longer linked to ${name}`,
          text: emailBody(
            `The team of the channel ${channel} removed the link to the mini program ${name} of team ${team}.`,
            `See the details at ${link}`,
            choose(settings),
          ),
        },
  associationAnswered: ({ name, applet, what }, { team, link, settings }) => {
    const said = {
      agreed: {
        subject: `${applet} accepted the channel ${name}`,
        line: `The team of the mini program ${applet} accepted the request from the channel ${name} of team ${team}. Our team will now review it.`,
      },
      declined: {
        subject: `${applet} declined the channel ${name}`,
        line: `The team of the mini program ${applet} declined the request from the channel ${name} of team ${team}. The reason is on the page.`,
      },
      lifted: {
        subject: `The channel ${name} is no longer linked to ${applet}`,
        line: `The team of the mini program ${applet} removed the link to the channel ${name} of team ${team}.`,
      },
    }[what];
    return { subject: said.subject, text: emailBody(said.line, `See the details at ${link}`, choose(settings)) };
  },
  channelModerated: ({ name, label, what, reason }, { team, link, settings }) => {
    const said = {
      takenDown: {
        subject: `A broadcast from the channel ${name} was taken down: ${label}`,
        line: `We took down a broadcast from the channel ${name} of team ${team}: ${label}. People can no longer read it.`,
      },
      restored: {
        subject: `A broadcast from the channel ${name} was restored: ${label}`,
        line: `A broadcast from the channel ${name} of team ${team} can be read again: ${label}.`,
      },
      frozen: {
        subject: `The channel ${name} was frozen`,
        line: `We froze the channel ${name} of team ${team}. It cannot send anything, and people cannot follow it or read what it published. Scheduled broadcasts are drafts again.`,
      },
      unfrozen: {
        subject: `The channel ${name} is no longer frozen`,
        line: `The channel ${name} of team ${team} is open again: people can follow and read it, and the team can publish.`,
      },
      upheld: {
        subject: `Channel ${name}: decision upheld`,
        line: `Team ${team} asked for a new review of a decision about the channel ${name}. The decision was upheld.`,
      },
    }[what];
    const next =
      what === 'takenDown' || what === 'frozen'
        ? `If you disagree, request another review at ${link}`
        : `See the details at ${link}`;
    return { subject: said.subject, text: emailBody(said.line, `Reason: ${reason}`, next, choose(settings)) };
  },
  robotHeld: ({ name, channel, what, reason }, { team, link, settings }) => {
    const said = {
      held: {
        subject: `The assistant ${name} of the channel ${channel} was turned off`,
        line: `We turned off the assistant ${name} of the channel ${channel}, team ${team}. It no longer answers, and conversations go to the team.`,
      },
      released: {
        subject: `The assistant ${name} of the channel ${channel} can be used again`,
        line: `The assistant ${name} of the channel ${channel}, team ${team}, is off and can be turned on again.`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `Reason: ${reason}`, `See the details at ${link}`, choose(settings)),
    };
  },
  workflowHeld: ({ name, channel, what, reason }, { team, link, settings }) => {
    const said = {
      held: {
        subject: `The workflow ${name} of the channel ${channel} was turned off`,
        line: `We turned off the workflow ${name} of the channel ${channel}, team ${team}. What is running stops at its next step, and nothing new begins.`,
      },
      released: {
        subject: `The workflow ${name} of the channel ${channel} can be used again`,
        line: `The workflow ${name} of the channel ${channel}, team ${team}, is off and can be turned on again.`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `Reason: ${reason}`, `See the details at ${link}`, choose(settings)),
    };
  },
};
