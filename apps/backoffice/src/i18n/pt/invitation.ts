import invitationVocabulary from '@balcao/contract/i18n/pt/invitation-vocabulary';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';

export default {
  title: 'Convites em aberto',
  invite: invitationVocabulary.invite,
  byLink: 'Convite por link',
  actionsOf: 'Ações do convite: {name}',
  columns: {
    to: 'Convidado',
    status: shared.status,
    role: shared.role,
    by: 'Convidado por',
    created: 'Criado em',
    expires: 'Vence',
    actions: vocabulary.actions,
  },
  status: {
    pending: 'Aguardando',
    expired: 'Vencido',
    accepted: 'Aceito',
    revoked: 'Cancelado',
    roleOff: 'Função inativa',
  },
  none: {
    title: 'Nenhum convite em aberto',
    text: 'Quem você convidar aparece aqui até responder. Convide por e-mail, ou crie um link para enviar como quiser.',
    readOnly: 'Quem for convidado aparece aqui até responder.',
  },
  form: {
    title: 'Convidar para a equipe',
    way: 'Como convidar',
    byEmail: 'Por e-mail',
    byLink: 'Por link',
    linkHelp: 'Quem abrir o link primeiro entra na equipe. Envie só para a pessoa certa.',
    emails: 'E-mails',
    emailsHelp: 'Um por linha ou separados por vírgula, até {max, number} de uma vez.',
    emailsExample: 'maria@exemplo.com.br',
    wrong: 'Não parece um e-mail: {emails}',
    tooMany: 'Convide no máximo {max, number} pessoas de uma vez.',
    roleHelp: 'O que a pessoa vai poder ver e fazer.',
    firstRole:
      'A equipe ainda não tem funções. Escolha uma pronta: ela é criada junto com o convite, e você pode mudá-la depois.',
    ownRole: 'Criar outra função',
    roleMade: 'A função {name} já foi criada. Falta só enviar o convite.',
    locale: 'Idioma do convite',
    localeHelp: 'Quem já usa o Balcão recebe no seu próprio idioma.',
    send: '{count, plural, =0 {Enviar convite} one {Enviar convite} other {Enviar # convites}}',
    makeLink: 'Criar link',
    sent: '{count, plural, one {Convite enviado} other {# convites enviados}}. Validade: 7 dias.',
    refused: invitationVocabulary.refused,
  },
  link: {
    title: 'Link do convite',
    text: 'Copie agora: este link não será mostrado de novo. Vale por {days, number} dias e para uma pessoa.',
    what: 'o link do convite',
    done: 'Já copiei',
  },
  resend: {
    action: invitationVocabulary.resend,
    link: 'Criar novo link',
    done: invitationVocabulary.resent,
  },
  revoke: invitationVocabulary.revoke,
  summary: {
    title: 'Convite para a equipe {team}',
    line: '{by} convidou você para trabalhar com a função {role}.',
    until: 'Vale até {day}.',
    untilFor: 'Vale até {day}, para {email}.',
    channel: 'Você também vai ajudar a cuidar do canal {channel}.',
  },
  notice: { next: 'Entre na sua conta ou crie uma para aceitar.' },
  guest: {
    next: 'Entre na sua conta ou crie uma para aceitar. Depois você volta a este convite.',
    logIn: vocabulary.logIn,
    register: 'Criar uma conta',
  },
  page: {
    as: 'Você está conectado como {name}',
    accept: 'Entrar na equipe',
    otherAccount: 'Usar outra conta',
    joinedWithoutChannel:
      'Agora você faz parte da equipe {team}, mas não cuida do canal {channel}: ele fechou, ou quem convidou não pode mais escolher gestores.',
    joined: 'Agora você faz parte da equipe {team}.',
    forAnother: 'Este convite foi enviado para {email}. Entre com a conta desse e-mail.',
    own: 'Foi você que criou este convite: ele é para a pessoa que você quer na equipe. Envie o link a ela.',
    toInvitations: 'Ver os convites da equipe',
    already: 'Você já é membro desta equipe.',
    toTeams: 'Ver suas equipes',
  },
  end: {
    unknown: {
      title: 'Convite não encontrado',
      text: 'O link pode estar incompleto, ou o convite foi cancelado ou enviado de novo. Use o link mais recente, ou peça outro ao administrador da equipe.',
    },
    used: {
      title: 'Este convite já foi usado',
      text: 'Se foi você que o aceitou, basta entrar e escolher a equipe. Se não, peça outro ao administrador da equipe.',
    },
    expired: {
      title: 'O convite venceu',
      text: 'Um convite vale por 7 dias, e só enquanto quem o enviou pode convidar. Peça outro ao administrador da equipe.',
    },
    roleOff: {
      title: 'A função deste convite não está ativa',
      text: 'Peça ao administrador da equipe que ative a função ou envie outro convite.',
    },
    away: {
      title: 'Não conseguimos carregar o convite agora',
      text: 'Você pode entrar; depois tentamos de novo.',
    },
  },
} as const;
