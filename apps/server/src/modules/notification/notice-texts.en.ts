import { productName } from '@balcao/contract/product-names';
import { refundArrivesInDays } from '@balcao/contract/refund';
import { emailBody } from '../../platform/email-template.ts';
import { appletTextsEn } from './notice-applet-texts.en.ts';
import { channelTextsEn } from './notice-channel-texts.en.ts';
import type { NoticeTexts } from './notice-saying.ts';
import { templateTextsEn } from './notice-template-texts.en.ts';
import { ticketTextsEn } from './notice-ticket-texts.en.ts';

const choose = (settings: string): string => `Choose which notifications you receive at ${settings}`;
const reviewed = {
  certification: 'The team’s certification',
  merchant: 'The payment data',
  product: 'The request for a payment product',
} as const;

export const noticeTextsEn: NoticeTexts = {
  withdrawalPaid: ({ number, amount }, { team, link, settings, money }) => ({
    subject: `Withdrawal of ${money(amount)} completed`,
    text: emailBody(
      `The withdrawal of ${money(amount)} of team ${team} has reached its destination.`,
      `Withdrawal number: ${number}`,
      `See the details and download the receipt at ${link}`,
      choose(settings),
    ),
  }),
  withdrawalFailed: ({ number, amount }, { team, link, settings, money }) => ({
    subject: `Withdrawal of ${money(amount)} did not go through`,
    text: emailBody(
      `The withdrawal of ${money(amount)} of team ${team} did not go through. The amount is back in the available balance: nothing is lost.`,
      `Withdrawal number: ${number}`,
      `See what happened and request it again at ${link}`,
      choose(settings),
    ),
  }),
  settlementArrived: ({ day, amount, count }, { team, link, settings, money, day: dayOf }) => ({
    subject: `${money(amount)} arrived in the available balance`,
    text: emailBody(
      `On ${dayOf(day)}, ${money(amount)} arrived in the available balance of team ${team}, from ${count === 1 ? '1 order or instalment' : `${count} orders and instalments`}.`,
      `See the settlements and their orders at ${link}`,
      choose(settings),
    ),
  }),
  paymentReceived: ({ count, amount }, { team, link, settings, money }) => ({
    subject: count === 1 ? `Payment of ${money(amount)} received` : `${count} payments received: ${money(amount)}`,
    text: emailBody(
      count === 1
        ? `Team ${team} received a payment of ${money(amount)}.`
        : `Team ${team} received ${count} payments, ${money(amount)} in total.`,
      `View it at ${link}`,
      choose(settings),
    ),
  }),
  automaticSkipped: ({ day }, { team, link, settings, day: dayOf }) => ({
    subject: 'The automatic withdrawal did not run',
    text: emailBody(
      `On ${dayOf(day)}, the automatic withdrawal of team ${team} did not run. The amount stays in the available balance.`,
      `See why, step by step, at ${link}`,
      choose(settings),
    ),
  }),
  destinationAdded: ({ name, usableFrom }, { team, link, time }) => ({
    subject: 'New account for withdrawals added',
    text: emailBody(
      `Someone in team ${team} added a new account to receive withdrawals: ${name}.`,
      `For security, it can only be used from ${time(usableFrom)}.`,
      `If your team did not add it, remove the account now and change your password: ${link}`,
    ),
  }),
  moneyFrozen: ({ reason, at }, { team, link, time }) => ({
    subject: `The money of team ${team} is frozen`,
    text: emailBody(
      `Since ${time(at)}, withdrawals of team ${team} are suspended. Sales continue as usual and the balance is still yours.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      `See the balance and how to contact us at ${link}`,
    ),
  }),
  moneyUnfrozen: ({ at }, { team, link, settings, time }) => ({
    subject: `The money of team ${team} is no longer frozen`,
    text: emailBody(
      `Since ${time(at)}, team ${team} can make withdrawals again. Thank you for your patience.`,
      `See the balance at ${link}`,
      choose(settings),
    ),
  }),
  refundWaiting: ({ number, orderNumber, amount }, { team, link, settings, money }) => ({
    subject: `Refund of ${money(amount)} needs a decision`,
    text: emailBody(
      `A refund of ${money(amount)} for order ${orderNumber} of team ${team} needs a decision.`,
      `Refund number: ${number}`,
      `Approve or reject it at ${link}`,
      choose(settings),
    ),
  }),
  largeRefund: ({ number, orderNumber, amount }, { team, link, settings, money }) => ({
    subject: `Refund of ${money(amount)} on its way`,
    text: emailBody(
      `A refund of ${money(amount)} for order ${orderNumber} of team ${team} is on its way to the payer.`,
      `Refund number: ${number}`,
      `The money returns to the original payment method within ${refundArrivesInDays} business days.`,
      `See who requested it and why at ${link}`,
      choose(settings),
    ),
  }),
  bankReturn: ({ orderNumber, amount, debt }, { team, link, settings, money }) => ({
    subject: `The bank took back ${money(amount)} from a paid order`,
    text: emailBody(
      `The payer's bank took back ${money(amount)} of order ${orderNumber} of team ${team}. The money has already left.`,
      ...(debt > 0
        ? [`The balance did not cover ${money(debt)}: this amount will be deducted first from what becomes available.`]
        : []),
      `See the reason and the order at ${link}`,
      choose(settings),
    ),
  }),
  disputeOpened: ({ number, orderNumber, amount, until }, { team, link, settings, money, time }) => ({
    subject: `Dispute of ${money(amount)}: send evidence by ${time(until)}`,
    text: emailBody(
      `The payer's bank disputed ${money(amount)} of order ${orderNumber} of team ${team}. The money is on hold until the bank decides.`,
      `Dispute number: ${number}`,
      `Show by ${time(until)} that the sale was legitimate, with proof of delivery, messages or invoices, at ${link}`,
      choose(settings),
    ),
  }),
  disputeEnded: ({ number, orderNumber, status }, { team, link, settings }) => ({
    subject: status === 'accepted' ? 'The bank accepted a dispute' : 'A dispute has ended: the money was released',
    text: emailBody(
      status === 'accepted'
        ? `The bank accepted the dispute about order ${orderNumber} of team ${team} and took the money back.`
        : `The dispute about order ${orderNumber} of team ${team} has ended, and the money on hold was released.`,
      `Dispute number: ${number}`,
      `See the decision at ${link}`,
      choose(settings),
    ),
  }),
  wrongAmount: ({ orderNumber, amount, expected }, { team, link, settings, money }) => ({
    subject: `Payment of ${money(amount)} instead of ${money(expected)}`,
    text: emailBody(
      `${money(amount)} arrived for order ${orderNumber} of team ${team}, which is for ${money(expected)}. The order is still unpaid, and the money is being returned to the payer.`,
      `See the order at ${link}`,
      choose(settings),
    ),
  }),
  moneyCredited: ({ endToEndId, amount }, { team, link, settings, money }) => ({
    subject: `Credit of ${money(amount)}`,
    text: emailBody(
      `${money(amount)} arrived without an order, and we found that it belongs to team ${team}. It is in the available balance, without a fee. Payment: ${endToEndId}`,
      `See the statement at ${link}`,
      choose(settings),
    ),
  }),
  reviewDecided: ({ of, product, isAccepted }, { team, link, settings }) => {
    const what = product ? `${reviewed[of]}: ${productName('en-US', product)}` : reviewed[of];
    return {
      subject: isAccepted ? 'Review complete: approved' : 'Review complete: corrections needed',
      text: emailBody(
        `The review of team ${team} is complete.`,
        `${what}: ${isAccepted ? 'approved.' : 'corrections are needed.'}`,
        `See the details at ${link}`,
        choose(settings),
      ),
    };
  },
  ...appletTextsEn,
  broadcastApproval: ({ channel, label, what }, { team, link, settings }) => {
    const said = {
      asked: 'is waiting for another person’s approval',
      approved: 'was approved by another person',
      declined: 'was returned by another person',
    }[what];
    return {
      subject: `Broadcast ${label}: ${said}`,
      text: emailBody(
        `The broadcast ${label} in channel ${channel}, team ${team}, ${said}.`,
        `View it at ${link}`,
        choose(settings),
      ),
    };
  },
  broadcastReturned: ({ channel, label, reason }, { team, link, settings }) => {
    if (reason === 'templateUnderway')
      return {
        subject: `Broadcast sending paused: ${label}`,
        text: emailBody(
          `A broadcast of team ${team} in the channel ${channel} is paused: its message template was suspended.`,
          `People who already received it keep it. Resume or stop sending at ${link}`,
          choose(settings),
        ),
      };
    const why = {
      rights: 'the person who scheduled it can no longer publish',
      tags: 'one of the chosen tags was deleted',
      closed: 'the channel was closed',
      limit: 'the channel can send fewer broadcasts a day than before',
      template: 'its message template cannot be sent now',
    }[reason];
    return {
      subject: `A scheduled broadcast was not sent: ${label}`,
      text: emailBody(
        `The broadcast that team ${team} scheduled in the channel ${channel} was not sent: ${why}.`,
        `It is a draft again. Open it and decide at ${link}`,
        choose(settings),
      ),
    };
  },
  ...channelTextsEn,
  ...templateTextsEn,
  ...ticketTextsEn,
  certificateEnding: ({ serial, name, days, endsAt }, { team, link, settings, day }) => ({
    subject: `The certificate ${name} expires ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
    text: emailBody(
      `The certificate ${name} of team ${team} expires on ${day(endsAt)}. After that, requests signed with it will be refused.`,
      `Serial number: ${serial}`,
      `Register a new one and switch without interruption at ${link}`,
      choose(settings),
    ),
  }),
  webhookPaused: ({ name, url, since }, { team, link, settings, day }) => ({
    subject: `Notifications paused: ${name} has not responded since ${day(since)}`,
    text: emailBody(
      `The address ${name} of team ${team} has not accepted our notifications since ${day(since)}, so we have stopped trying for now.`,
      url,
      'Nothing is lost: the notifications are stored and will be sent when you resume.',
      `Fix your server and resume with one click at ${link}`,
      choose(settings),
    ),
  }),
  webhookGivenUp: ({ name, url }, { team, link, settings }) => ({
    subject: `Notifications not delivered: ${name}`,
    text: emailBody(
      `For more than a day we have tried to deliver notifications to the address ${name} of team ${team}, without success.`,
      url,
      'When the address responds again, we automatically resend what was not delivered; just send a test. Only notifications that have had thirty attempts must be resent by you.',
      `See which ones and send a test at ${link}`,
      choose(settings),
    ),
  }),
};
