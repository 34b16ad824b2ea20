/** Why a member cannot do something, and who can help. */
export default {
  seeNot: 'Sua função não dá acesso a “{menu}”.',
  changeNot: 'Sua função permite ver “{menu}”, mas não fazer alterações.',
  neither: 'Para isto é preciso ter permissão para editar “{menu}”, e sua função não dá acesso a essa tela.',
  adminOnly: 'Só um administrador principal pode fazer isto.',
  noRole: 'Você ainda não tem uma função nesta equipe.',
  roleDisabled: 'Sua função “{role}” está desativada e por enquanto não permite nada.',
  roleDeleted: 'Sua função foi excluída e não permite mais nada.',
  preview: 'Você está visualizando como “{role}”: nada pode ser alterado.',
  solve: 'Como resolver',
  who: 'Quem pode liberar?',
  whoTitle: 'Quem pode liberar',
  ask: 'Peça a um administrador principal da equipe:',
  write: 'Escrever para {name}',
  mailAbout: 'Acesso a {menu} na equipe {team}',
  mailAboutTeam: 'Acesso na equipe {team}',
} as const;
