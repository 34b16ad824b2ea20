import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Choose which notifications you receive at ${settings}`;

/** What e-mails say of mini programs. */
export const appletTextsEn: Pick<
  NoticeTexts,
  'versionDecided' | 'releaseDue' | 'versionTakenDown' | 'removalDecided' | 'messagePaused' | 'templateDecided'
> = {
  versionDecided: ({ name, number, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `Version ${number} of ${name} approved` : `Version ${number} of ${name} needs corrections`,
    text: emailBody(
      isAccepted
        ? `The review approved version ${number} of the mini program ${name} of team ${team}. It is ready to be published.`
        : `The review of version ${number} of the mini program ${name} of team ${team} requires corrections.`,
      `See the details at ${link}`,
      choose(settings),
    ),
  }),
  releaseDue: ({ name, number, share, isOut }, { team, link, settings }) => ({
    subject: isOut ? `Version ${number} of ${name} published` : `Version ${number} of ${name} was not published`,
    text: emailBody(
      isOut
        ? `At the scheduled time, version ${number} of the mini program ${name} of team ${team} was published to ${share === 100 ? 'everyone' : `${share}% of people`}.`
        : `The scheduled time has come, but team ${team} is no longer certified. Version ${number} of the mini program ${name} is still approved and unpublished.`,
      `Follow its progress at ${link}`,
      choose(settings),
    ),
  }),
  versionTakenDown: ({ name, number, reason }, { team, link, settings }) => ({
    subject: `Version ${number} of ${name} taken down`,
    text: emailBody(
      `We took down version ${number} of the mini program ${name} of team ${team}. Nobody can open it anymore.`,
      `Reason: ${reason}`,
      `Roll back to an earlier version or upload another one at ${link}`,
      choose(settings),
    ),
  }),
  removalDecided: ({ name, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `${name} was removed from search` : `${name} stays in search`,
    text: emailBody(
      isAccepted
        ? `As team ${team} requested, the mini program ${name} was removed from search and can no longer be opened. Publishing a version brings it back.`
        : `The request to remove the mini program ${name} of team ${team} was not accepted.`,
      `See the details at ${link}`,
      choose(settings),
    ),
  }),
  messagePaused: ({ name, title }, { team, link, settings }) => ({
    subject: `Message paused: ${title}`,
    text: emailBody(
      `We paused the message ${title} of the mini program ${name} of team ${team}: most people who responded in the last few days declined it.`,
      `Ask for permission only when the message is useful to the person, for example after the payment, and resume it at ${link}`,
      choose(settings),
    ),
  }),
  templateDecided: ({ name, title, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `Message ${title} approved` : `Message ${title} needs corrections`,
    text: emailBody(
      isAccepted
        ? `The review approved the message ${title} of the mini program ${name} of team ${team}. You can now ask people for permission to send it.`
        : `The review of the message ${title} of the mini program ${name} of team ${team} requires corrections.`,
      `See the details at ${link}`,
      choose(settings),
    ),
  }),
};
