import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/factor.ts';

export default {
  title: vocabulary.twoStepVerification,
  line: 'Besides your password, logging in requires a code from the authenticator app on your phone. Anyone who finds out your password still cannot get in.',
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
    text: 'Logging in to your account will only require the password, and the recovery codes will stop working. Your other sessions will end.',
    cancel: shared.cancel,
    submit: 'Turn off verification',
    done: vocabulary.twoStepTurnedOff,
  },
  recovery: {
    title: 'Recovery codes',
    left: 'To log in without your phone. {count, plural, one {# code left.} other {# codes left.}}',
    few: 'Few codes left',
    leftFew:
      '{count, plural, =0 {No codes left: without your phone, you cannot log in.} one {Only # code left.} other {Only # codes left.}} Create new codes and save them.',
    renew: vocabulary.createNewCodes,
    renewTitle: 'Create new recovery codes',
    renewText: 'Your current codes will stop working, and your other sessions will end.',
    renewSubmit: vocabulary.createNewCodes,
    keepTitle: 'Save your recovery codes',
    keepText:
      'If you lose your phone, you log in with them. Each code works only once, and they will not be shown again.',
    sheet: 'Balcão recovery codes for {email}. Each code works only once.',
    file: 'balcao-recovery-codes.txt',
    download: shared.download,
    copy: 'Copy',
    print: shared.print,
    kept: 'I have saved the codes in a safe place',
    keptMissing: 'Save the codes and tick this box to continue.',
    close: 'Done',
  },
  proof: {
    title: "Confirm it's you",
    text: {
      password: vocabulary.enterPasswordToContinue,
      captcha: 'To continue, request a code by e-mail and enter it here.',
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
    text: 'The code works for this action only, and only once. If you do not recognise it, close this window.',
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
        approve: 'Confirm the refund approval',
        reject: 'Confirm the refund rejection',
        savePolicy: 'Confirm the refund rules',
      },
      certificate: {
        upload: vocabulary.confirmTheNewCertificate,
        issue: vocabulary.confirmTheNewCertificate,
        revoke: 'Confirm revoking the certificate',
      },
      webhook: {
        add: 'Confirm the new notification address',
        update: 'Confirm the change to the notification address',
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
      single: 'Maximum per withdrawal',
      destination: shared.destination,
      recipient: 'Recipient',
      order: shared.order,
      name: shared.name,
      address: shared.address,
    },
  },
} satisfies Shape<typeof pt>;
