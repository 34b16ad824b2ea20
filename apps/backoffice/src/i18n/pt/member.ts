export default {
  title: 'Equipe',
  line: '{team} · nº {number}. Quem trabalha aqui, e o que cada pessoa pode fazer.',
  roles: 'Funções',
  tabs: { members: 'Membros', invitations: 'Convites', log: 'Registro de atividades' },
} as const;
