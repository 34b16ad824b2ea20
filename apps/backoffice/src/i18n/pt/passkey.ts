import vocabulary from '@balcao/contract/i18n/pt/vocabulary';

export default {
  title: vocabulary.passkeys,
  line: 'Entre com a digital, o rosto ou o PIN do seu aparelho, sem digitar a senha.',
  create: 'Criar chave de acesso',
  unsupported:
    'Este navegador não é compatível com chaves de acesso. Para criar uma, abra o Balcão em outro navegador ou aparelho.',
  elsewhere: 'Chaves de acesso funcionam apenas em {address}. Para criar ou usar uma, abra o Balcão nesse endereço.',
  full: 'Você tem {count, number} chaves de acesso, o máximo. Para criar outra, remova uma delas.',
  list: 'Suas chaves de acesso',
  synced: 'Sincronizada',
  made: 'Criada em {day}',
  used: 'Usada em {moment}',
  never: 'Ainda não usada',
  form: {
    text: {
      unlock:
        'Para entrar, você confirma que é você do mesmo jeito que desbloqueia o aparelho: com a digital, o rosto ou um PIN.',
      safe: 'Não há senha para lembrar, nem para alguém descobrir: a chave só funciona no Balcão verdadeiro.',
      kept: 'Ela fica no aparelho ou no seu gerenciador de senhas, que pode sincronizá-la com os seus outros aparelhos.',
    },
    nameHelp: 'Para você reconhecer o aparelho depois.',
    nameExample: 'Notebook do balcão',
    done: 'Chave de acesso “{name}” criada. Da próxima vez, entre com ela.',
  },
  failure: {
    refused: 'Nenhuma chave foi criada. Você pode tentar de novo.',
    exists: 'Este aparelho já tem uma chave de acesso da sua conta.',
    unable: 'Este aparelho não conseguiu criar a chave. Confira se ele tem bloqueio de tela (digital, rosto ou PIN).',
  },
  rename: {
    action: 'Renomear {name}',
    title: 'Renomear chave de acesso',
    submit: vocabulary.saveTheName,
    done: 'Nome alterado para “{name}”.',
  },
  remove: {
    action: 'Remover {name}',
    title: 'Remover “{name}”?',
    text: 'Você não poderá mais entrar na sua conta com essa chave de acesso. Se o aparelho ainda a mostrar, apague-a também nele.',
    confirm: 'Remover “{name}”',
    done: 'Chave de acesso “{name}” removida.',
  },
} as const;
