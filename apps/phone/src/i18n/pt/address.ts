import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** The addresses that a person keeps. */

export default {
  title: 'Endereços',
  line: 'Para receber entregas dos miniprogramas. Cada um só recebe o endereço que você escolher.',
  empty: 'Nenhum endereço salvo',
  emptyText: 'Salve um para não digitar de novo a cada pedido.',
  add: 'Adicionar endereço',
  another: 'Outro endereço',
  changeTitle: 'Mudar o endereço',
  saveAndUse: 'Salvar e usar',
  chooseTitle: 'Onde {name} deve entregar?',
  chooseText: '{name} recebe o nome, o telefone e o endereço que você escolher.',
  recipient: 'Quem recebe',
  optional: 'Opcional',
  phone: vocabulary.telephone,
  save: shared.save,
  change: shared.edit,
  remove: shared.remove,
  actionsOf: shared.actionsOf,
};
