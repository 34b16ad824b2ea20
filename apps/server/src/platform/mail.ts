import { eq } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './db.ts';
import { newId } from './ids.ts';
import type { Jobs } from './jobs.ts';
import { mails } from './platform.tables.ts';

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Writes the mail in the caller's transaction; it leaves after the commit, by a job. */
  send(tx: Tx, email: Email): Promise<void>;
}

interface Needs {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info'>;
  readonly smtpUrl: string | undefined;
  /** Whether subjects and bodies stay readable after sending: the sandbox's mailbox shows them. */
  readonly keepBodies: boolean;
  readonly from: string;
}

/**
 * A mail server that does not answer is given up before the job's time-out (60 seconds), and the job is retried: a connection still open then would
 * send the mail twice when the server wakes.
 */
const smtpWaits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** Mails by SMTP where it is configured, and in the mailbox of the sandbox. */
export const createMailer = ({ db, jobs, clock, log, smtpUrl, keepBodies, from }: Needs): Mailer => {
  let transport: Transporter | undefined;
  const post = async (url: string, { to, subject, text }: Email): Promise<void> => {
    transport ??= (await import('nodemailer')).createTransport({ url, ...smtpWaits });
    await transport.sendMail({ from, to, subject, text });
  };
  jobs.handle('mail.send', async ({ mailId }) => {
    const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
    if (!mail || mail.sentAt) return;
    if (smtpUrl) await post(smtpUrl, { to: mail.recipient, subject: mail.subject, text: mail.body });
    // A code or a link in a mail is a secret: it is forgotten as soon as it has left.
    await db
      .update(mails)
      .set({ sentAt: clock.now(), ...(keepBodies ? {} : { subject: '', body: '' }) })
      .where(eq(mails.id, mailId));
    log.info({ mail: mailId }, 'mail sent');
  });
  return {
    send: async (tx, { to, subject, text }) => {
      const now = clock.now();
      const id = newId(now);
      await tx.insert(mails).values({ id, recipient: to, subject, body: text, createdAt: now });
      await jobs.send(tx, 'mail.send', { mailId: id });
    },
  };
};
