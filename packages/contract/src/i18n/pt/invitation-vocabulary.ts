import vocabulary from './vocabulary.ts';

/** What is said of invitations into a team, wherever they stand: used as the other vocabulary is. */
export default {
  invite: 'Convidar',
  chooseRole: 'Escolha uma função',
  toRoles: 'Criar uma função',
  refused: {
    member_already: '{email} já é membro da equipe.',
    already_exists: '{email} já tem um convite pendente.',
    captcha_too_soon: '{email} recebeu um convite há pouco. Aguarde um minuto.',
  },
  resend: vocabulary.sendAgain,
  resent: 'Convite enviado de novo para {email}. O link anterior não vale mais.',
  revoke: {
    title: 'Cancelar o convite: {name}?',
    text: 'O link enviado deixa de valer na hora.',
    action: 'Cancelar convite',
    done: 'Convite cancelado: {name}.',
  },
} as const;
