/** The vocabulary of requests to support: what members, staff and the log call them. */
export default {
  requests: 'Atendimentos',
  answered: 'Respondido',
  solved: 'Resolvido',
  waiting: 'Esperam resposta',
  seconds: '{count, number} s',
  minutes: '{count, number} min',
  hours: '{count, number} h',
  markSolved: 'Marcar como resolvido',
  whose: 'De quem',
  mine: 'Meus',
  who: 'Quem perguntou',
  call: 'Chamada que falhou',
  release: 'Versão do aplicativo',
  subject: 'Assunto',
  assignee: 'Responsável',
  about: 'Sobre o quê',
} as const;
