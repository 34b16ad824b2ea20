import invitationVocabulary from '@balcao/contract/i18n/pt/invitation-vocabulary';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';

export default {
  title: vocabulary.team,
  line: '{team} · nº {number}. Quem trabalha aqui, e o que cada pessoa pode fazer.',
  roles: vocabulary.roles,
  tabs: { members: vocabulary.members, invitations: 'Convites', log: vocabulary.activityLog },
  me: vocabulary.youMark,
  isYou: 'Esta é a sua conta.',
  superAdmin: vocabulary.superAdmin,
  noRole: vocabulary.noRole,
  roleOff: vocabulary.disabled,
  neverLately: 'Sem uso recente',
  copyEmail: vocabulary.theEmailOf,
  columns: {
    person: 'Membro',
    role: shared.role,
    twoFactor: vocabulary.twoStep,
    lastUsed: vocabulary.lastUse,
    joined: 'Entrou em',
    actions: vocabulary.actions,
  },
  twoFactor: { on: vocabulary.twoStepOn, off: vocabulary.twoStepOff },
  filters: { search: vocabulary.searchPeople },
  none: {
    title: 'Ninguém com estes filtros',
    text: vocabulary.searchPeopleHelp,
    all: 'Ver todos os membros',
  },
  gone: {
    title: 'Esta pessoa não é membro da equipe',
    text: 'Ela pode ter sido removida. A lista mostra quem trabalha aqui agora.',
  },
  actions: {
    of: 'Ações de {name}',
    open: vocabulary.seeDetails,
    changeRole: 'Mudar função',
    remove: 'Remover da equipe',
  },
  roleSelect: {
    choose: invitationVocabulary.chooseRole,
    loading: 'Carregando…',
    none: 'Ainda não há nenhuma função ativa para atribuir.',
    toRoles: invitationVocabulary.toRoles,
  },
  form: {
    title: 'O que esta pessoa pode fazer',
    save: 'Salvar função',
    saved: 'Função de {name} salva. Vale a partir de agora.',
    again: '{name} vai precisar entrar de novo para continuar.',
    makesAdmin:
      '{name} vai poder fazer tudo nesta equipe: mudar funções, remover membros e tirar as suas permissões de administração. Vai precisar entrar de novo.',
    takesAdmin: '{name} deixa de ser administrador principal e vai precisar entrar de novo.',
    stepsDown:
      'Você deixa de ser administrador principal, e só outro administrador principal pode desfazer isso. Você vai precisar entrar de novo.',
    disabled: '{role} (desativada)',
    deleted: '{role} (excluída)',
  },
  fixed: {
    me: 'Ninguém pode mudar a própria função. Peça a um administrador principal.',
    lastAdmin: 'Você é o único administrador principal. Para deixar de ser, nomeie outro antes.',
    admin: 'Só um administrador principal pode mudar ou remover outro.',
    above: 'Esta pessoa tem permissões que você não tem. Só quem tem as mesmas pode mudar a função dela.',
  },
  remove: {
    title: 'Remover {name} da equipe {team}?',
    losesAll: '{name} perde tudo o que um administrador principal pode fazer, na hora e em todos os aparelhos.',
    losesRole: '{name} perde o que a função {role} permite, na hora e em todos os aparelhos.',
    text: 'A conta de {name} continua existindo, e você pode convidar de novo.',
    action: vocabulary.removeName,
    done: '{name} não é mais membro da equipe.',
  },
} as const;
