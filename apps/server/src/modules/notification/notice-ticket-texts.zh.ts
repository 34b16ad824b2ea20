import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `选择要接收的通知：${settings}`;

/** What e-mails say of requests to support; what was written in them stands behind the login. */
export const ticketTextsZh: Pick<NoticeTexts, 'ticketAnswered'> = {
  ticketAnswered: ({ subject, what }, { team, link, settings }) => {
    const subjects = { answered: '客服已回复', asked: '客服在等待你的回复', solved: '客服已标记为解决' };
    const lines = {
      answered: `客服在团队 ${team} 的工单“${subject}”中回复了你。`,
      asked: `客服在团队 ${team} 的工单“${subject}”中向你提问，正在等待你的回复。`,
      solved: `团队 ${team} 的工单“${subject}”已标记为解决。如仍有问题，请在工单中留言，工单会重新打开。`,
    };
    return {
      subject: `${subjects[what]}：${subject}`,
      text: emailBody(lines[what], `查看并回复：${link}`, choose(settings)),
    };
  },
};
