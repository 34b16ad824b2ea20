import vocabulary from '@balcao/contract/i18n/pt/vocabulary';

export default {
  title: vocabulary.messages,
  line: 'Onde as pessoas podem permitir uma mensagem de uma vez por todas. Nas outras categorias, cada consentimento vale para uma mensagem.',
  list: 'Consentimento de longo prazo por categoria',
  allowed: 'Permitido',
  notAllowed: 'Não permitido',
  undecided: 'Um consentimento, uma mensagem.',
  allowedSince: 'Permitido desde <when></when>, por {by}: {reason}',
  endedSince: 'Encerrado em <when></when>, por {by}: {reason}',
  reasonHelp: 'De 3 a 200 caracteres. Fica no registro de atividades, com o seu nome.',
  allow: {
    title: 'Permitir consentimento de longo prazo em {name}?',
    text: 'O celular passa a oferecer “Sempre, até eu retirar” nas mensagens desta categoria. Quem escolher isso recebe quantas mensagens o miniprograma enviar, até retirar a permissão.',
    submit: 'Permitir',
    of: 'Permitir: {name}',
    done: '{name}: as pessoas já podem permitir sempre.',
  },
  end: {
    title: 'Encerrar o consentimento de longo prazo em {name}?',
    text: 'Quem permitiu sempre deixa de receber, exceto o que permitiu só uma vez. Se você permitir de novo, o consentimento dessas pessoas volta a valer.',
    submit: 'Encerrar',
    of: 'Encerrar: {name}',
    done: '{name}: cada consentimento voltou a valer para uma mensagem.',
  },
} as const;
