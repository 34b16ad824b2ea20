import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/factor.ts';

export default {
  title: vocabulary.twoStepVerification,
  line: 'Besides the password, logging in asks for a code from the authenticator app on your phone. Anyone who finds out your password does not get in.',
  on: vocabulary.twoStepOn,
  off: vocabulary.twoStepOff,
  enable: {
    open: vocabulary.turnOn,
    title: vocabulary.turnOnTwoStep,
    app: vocabulary.installAuthenticator,
    scan: vocabulary.scanWithAuthenticator,
    what: 'add Balcão to the authenticator app',
    byHand: 'Cannot scan it? Enter this key in the app:',
    secret: 'the key for the app',
    submit: vocabulary.turnOn,
    done: 'Two-step verification is on.',
  },
  disable: {
    open: vocabulary.turnOff,
    title: vocabulary.turnOffTwoStepQuestion,
    text: 'Logging in to your account will ask for the password alone, and the recovery codes are no longer good. The other sessions end.',
    cancel: shared.cancel,
    submit: 'Turn off verification',
    done: vocabulary.twoStepTurnedOff,
  },
  recovery: {
    title: 'Recovery codes',
    left: 'To log in without your phone. {count, plural, one {# code is still good.} other {# codes are still good.}}',
    few: 'Few codes',
    leftFew:
      '{count, plural, =0 {No code is good any more: without your phone, you cannot log in.} one {Only # code is still good.} other {Only # codes are still good.}} Create new codes and keep them.',
    renew: vocabulary.createNewCodes,
    renewTitle: 'Create new recovery codes',
    renewText: 'The codes that you have are no longer good, and the other sessions end.',
    renewSubmit: vocabulary.createNewCodes,
    keepTitle: 'Keep your recovery codes',
    keepText: 'If you lose your phone, they are how you log in. Each works once, and they are not shown again.',
    sheet: 'Balcão recovery codes for {email}. Each works once.',
    file: 'balcao-recovery-codes.txt',
    download: shared.download,
    copy: 'Copy',
    print: shared.print,
    kept: 'I have kept the codes in a safe place',
    keptMissing: 'Keep the codes and tick this box to continue.',
    close: 'Done',
  },
  proof: {
    title: 'Confirm that it is you',
    text: {
      password: vocabulary.enterPasswordToContinue,
      captcha: 'To continue, ask for a code by e-mail and enter it here.',
      factor: 'To continue, use your two-step verification.',
    },
    password: shared.password,
    empty: vocabulary.fillIn,
    useCode: 'Use a code by e-mail',
    usePassword: 'Use the password',
    codeSent: 'Code sent to {email}.',
    submit: 'Confirm',
  },
  approval: {
    text: 'The code is good for this only, once. If you do not recognise what is here, close this window.',
    action: {
      withdrawal: {
        request: 'Confirm the withdrawal',
        addDestination: 'Confirm the new destination for withdrawals',
        removeDestination: 'Confirm removing the destination',
        saveAutomatic: 'Confirm the automatic withdrawal',
      },
      ledger: {
        takeBack: 'Confirm taking money out of the reserve',
      },
      refund: {
        request: 'Confirm the refund',
        approve: 'Confirm approving the refund',
        reject: 'Confirm rejecting the refund',
        savePolicy: 'Confirm the refund rules',
      },
      certificate: {
        upload: vocabulary.confirmTheNewCertificate,
        issue: vocabulary.confirmTheNewCertificate,
        revoke: 'Confirm revoking the certificate',
      },
      webhook: {
        add: 'Confirm the new notification address',
        update: 'Confirm changing the notification address',
        rotate: 'Confirm the new secret of the address',
        remove: 'Confirm removing the notification address',
      },
      channelServer: {
        give: "Confirm the server's access to the channel",
      },
      toolKey: {
        create: 'Confirm the new tool key',
      },
      toolLogin: {
        confirm: 'Confirm the new computer',
      },
      device: {
        add: 'Confirm the new device',
        renewSetUp: 'Confirm the new set-up code',
      },
    },
    fact: {
      amount: shared.amount,
      from: 'From',
      single: 'At most per withdrawal',
      destination: shared.destination,
      recipient: 'Recipient',
      order: shared.order,
      name: shared.name,
      address: shared.address,
    },
  },
} satisfies Shape<typeof pt>;
