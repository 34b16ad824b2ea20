import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `选择要接收的通知：${settings}`;
const names = {
  channelOfficial: '官方认证',
  channelPersonal: '个人认证',
  channelSubject: '频道主体',
  association: '小程序关联',
} as const;

/** What e-mails say of channels, and of the mini programs that they lead to. */
export const channelTextsZh: Pick<
  NoticeTexts,
  'channelDecided' | 'channelModerated' | 'robotHeld' | 'workflowHeld' | 'associationRequested' | 'associationAnswered'
> = {
  channelDecided: ({ name, of, isAccepted }, { team, link, settings }) => {
    const what = names[of];
    return {
      subject: isAccepted ? `频道“${name}”已通过审核` : `频道“${name}”需要修改`,
      text: emailBody(
        isAccepted
          ? `团队 ${team} 的频道“${name}”的${what}已通过审核。`
          : `团队 ${team} 的频道“${name}”的${what}需要修改。`,
        `查看详情：${link}`,
        choose(settings),
      ),
    };
  },
  associationRequested: ({ name, channel, what }, { team, link, settings }) =>
    what === 'requested'
      ? {
          subject: `频道“${channel}”申请关联 ${name}`,
          text: emailBody(
            `频道“${channel}”希望引导订阅者打开团队 ${team} 的小程序“${name}”。请同意或拒绝。`,
            `前往处理：${link}`,
            choose(settings),
          ),
        }
      : {
          subject: `频道“${channel}”不再关联 ${name}`,
          text: emailBody(
            `频道“${channel}”的团队解除了与团队 ${team} 的小程序“${name}”的关联。`,
            `查看详情：${link}`,
            choose(settings),
          ),
        },
  associationAnswered: ({ name, applet, what }, { team, link, settings }) => {
    const said = {
      agreed: {
        subject: `${applet} 同意了频道“${name}”`,
        line: `小程序“${applet}”的团队同意了团队 ${team} 的频道“${name}”的申请，现由我们审核。`,
      },
      declined: {
        subject: `${applet} 拒绝了频道“${name}”`,
        line: `小程序“${applet}”的团队拒绝了团队 ${team} 的频道“${name}”的申请，原因见页面。`,
      },
      lifted: {
        subject: `频道“${name}”不再关联 ${applet}`,
        line: `小程序“${applet}”的团队解除了与团队 ${team} 的频道“${name}”的关联。`,
      },
    }[what];
    return { subject: said.subject, text: emailBody(said.line, `查看详情：${link}`, choose(settings)) };
  },
  channelModerated: ({ name, label, what, reason }, { team, link, settings }) => {
    const said = {
      takenDown: {
        subject: `频道“${name}”的一条群发已下架：${label}`,
        line: `我们下架了团队 ${team} 的频道“${name}”的一条群发：${label}。用户已无法阅读。`,
      },
      restored: {
        subject: `频道“${name}”的一条群发已恢复：${label}`,
        line: `团队 ${team} 的频道“${name}”的一条群发已恢复：${label}。`,
      },
      frozen: {
        subject: `频道“${name}”已被冻结`,
        line: `我们冻结了团队 ${team} 的频道“${name}”：无法群发，用户无法订阅或阅读，定时群发已变回草稿。`,
      },
      unfrozen: {
        subject: `频道“${name}”已解冻`,
        line: `团队 ${team} 的频道“${name}”已解冻：用户可以重新订阅和阅读，团队可以重新群发。`,
      },
      upheld: {
        subject: `已复核频道“${name}”：维持原决定`,
        line: `团队 ${team} 申请复核对频道“${name}”的处理。我们已复核，维持原决定。`,
      },
    }[what];
    const next = what === 'takenDown' || what === 'frozen' ? `如有异议，请在此申请复核：${link}` : `查看详情：${link}`;
    return { subject: said.subject, text: emailBody(said.line, `原因：${reason}`, next, choose(settings)) };
  },
  robotHeld: ({ name, channel, what, reason }, { team, link, settings }) => {
    const said = {
      held: {
        subject: `频道“${channel}”的机器人 ${name} 已被关闭`,
        line: `我们关闭了团队 ${team} 的频道“${channel}”的机器人 ${name}。它不再回复，会话转由人工处理。`,
      },
      released: {
        subject: `频道“${channel}”的机器人 ${name} 已解除限制`,
        line: `团队 ${team} 的频道“${channel}”的机器人 ${name} 目前处于关闭状态，可以重新开启。`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `原因：${reason}`, `查看详情：${link}`, choose(settings)),
    };
  },
  workflowHeld: ({ name, channel, what, reason }, { team, link, settings }) => {
    const said = {
      held: {
        subject: `频道“${channel}”的工作流 ${name} 已被关闭`,
        line: `我们关闭了团队 ${team} 的频道“${channel}”的工作流 ${name}。运行中的会在下一步停止，不再开始新的运行。`,
      },
      released: {
        subject: `频道“${channel}”的工作流 ${name} 已解除限制`,
        line: `团队 ${team} 的频道“${channel}”的工作流 ${name} 目前处于关闭状态，可以重新开启。`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `原因：${reason}`, `查看详情：${link}`, choose(settings)),
    };
  },
};
