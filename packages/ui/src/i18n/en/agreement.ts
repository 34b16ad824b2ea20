import type { Agreements } from '../../agreements.ts';

export default {
  terms: {
    title: 'Terms of use',
    parts: [
      {
        title: 'The service',
        words:
          'Balcão connects the server of your business to the payment methods, and shows your team the orders and payments that pass through it.',
      },
      {
        title: 'Your account',
        words:
          'The account is personal. Anything done with it is done in your name: choose a password that you do not use anywhere else, and do not share it. If someone finds it out, reset it on the login screen; that ends every session.',
      },
      {
        title: 'Your team',
        words:
          'Anyone who creates a team is its super admin and is responsible for the information about the business. The private keys of certificates stay with you; Balcão never asks for them.',
      },
      {
        title: 'The money',
        words:
          'Amounts are in Brazilian reais. The fee for each order is shown on it before the payment. Every movement is recorded, and no record is deleted or changed afterwards.',
      },
      {
        title: 'What is not allowed',
        words:
          "Accepting payments for illegal goods or services, using another person's data, or trying to get around the limits and checks of the system.",
      },
      {
        title: 'Sandbox',
        words: 'Where Balcão says that it is a sandbox, nothing has monetary value and data may be erased.',
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    parts: [
      {
        title: 'What we keep',
        words:
          'Your e-mail, your username, and your password in a form that nobody can read. For your team: the orders, the payments, and the name of the payer as the bank gives it.',
      },
      {
        title: 'Why we keep it',
        words:
          'To let you log in to your account, to show payments to those who may see them, to protect accounts, and to comply with the law.',
      },
      {
        title: 'Who we share it with',
        words:
          'With the institutions that make the payment happen and, where the law requires it, with the authorities. We do not sell data. No page of Balcão loads content from third parties.',
      },
      {
        title: 'What stays in your browser',
        words:
          'The session identifier until you log out, and your choices of language and appearance. We use no tracking cookies.',
      },
      {
        title: 'Your rights',
        words:
          'The Brazilian data protection law (LGPD, Law 13.709/2018) lets you see, correct and take your data, and ask for their deletion. Records of payments are kept for as long as the law requires.',
      },
    ],
  },
} satisfies Agreements;
