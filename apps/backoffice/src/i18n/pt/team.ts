import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';

export default {
  title: vocabulary.yourTeams,
  line: 'Escolha a equipe em que você vai trabalhar agora.',
  create: 'Criar equipe',
  createdByMe: 'Criadas por você',
  joined: 'De que você participa',
  number: 'Nº {number}',
  current: 'Equipe atual',
  noRole: vocabulary.noRole,
  roleOff: 'Função desativada',
  search: 'Buscar por nome ou número',
  searchNone: 'Nenhuma equipe com “{query}”',
  searchNoneText: 'Confira o nome ou o número, ou limpe a busca.',
  type: { enterprise: 'Empresa', personal: 'Pessoa física' },
  typeHelp: { enterprise: 'Um negócio com CNPJ.', personal: 'Você, com o seu CPF.' },
  review: {
    NO: 'Não certificada',
    UNDER: names.underReview,
    REJECT: 'Recusada',
    SUCCESS: vocabulary.certified,
    REVOKED: 'Análise cancelada',
  },
  first: {
    title: 'Comece pela sua equipe',
    text: 'Uma equipe reúne os pedidos e os pagamentos de um negócio. Depois de criar a sua, você entra nela na hora.',
  },
  form: {
    name: 'Nome da equipe',
    nameHelp: 'De 2 a 80 caracteres, como o negócio é conhecido.',
    nameExample: 'Padaria Aurora',
    submit: 'Criar equipe',
    done: 'Equipe {name} criada.',
  },
} as const;
