import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `选择要接收的通知：${settings}`;

/** What e-mails say of message templates. */
export const templateTextsZh: Pick<
  NoticeTexts,
  'messageTemplateDecided' | 'messageTemplateSwitched' | 'messageTemplateComplained'
> = {
  messageTemplateDecided: ({ name, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `模板“${name}”已通过审核` : `模板“${name}”需要修改`,
    text: emailBody(
      isAccepted
        ? `团队 ${team} 的消息模板“${name}”已通过审核，可以发送。`
        : `团队 ${team} 的消息模板“${name}”需要修改。`,
      `查看详情：${link}`,
      choose(settings),
    ),
  }),
  messageTemplateSwitched: ({ name, what, reason }, { team, link, settings }) => {
    const said = {
      paused: {
        subject: `模板“${name}”已暂停`,
        line: `我们暂停了团队 ${team} 的消息模板“${name}”，目前不能用它发送消息。`,
      },
      resumed: {
        subject: `模板“${name}”可以重新发送`,
        line: `团队 ${team} 的消息模板“${name}”不再暂停。`,
      },
      disabled: {
        subject: `模板“${name}”已停用`,
        line: `我们停用了团队 ${team} 的消息模板“${name}”，不能再发送。`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `原因：${reason}`, `查看详情：${link}`, choose(settings)),
    };
  },
  messageTemplateComplained: ({ name, what, people, until: end }, { team, link, settings, time }) => {
    const until = end === null ? '' : time(end);
    const said = {
      paused: {
        subject: `模板“${name}”因投诉被暂停`,
        line: `最近 7 天内，有 ${people} 人举报了团队 ${team} 的消息模板“${name}”，或在收到后停止接收消息。因此在 ${until} 之前不能发送，之后会自动恢复。`,
      },
      resumed: {
        subject: `模板“${name}”可以重新发送`,
        line: `团队 ${team} 的消息模板“${name}”的暂停已结束。如果仍有投诉，下次暂停时间会更长。`,
      },
      disabled: {
        subject: `模板“${name}”因投诉被停用`,
        line: `团队 ${team} 的消息模板“${name}”第三次收到过多投诉：7 天内 ${people} 人。它不能再发送。请复制并修改文字后重新提交审核。`,
      },
    }[what];
    return { subject: said.subject, text: emailBody(said.line, `查看详情：${link}`, choose(settings)) };
  },
};
