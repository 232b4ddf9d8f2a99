/** Why a move cannot be made, in Brazilian Portuguese. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'A carta já está aí.',
  foundationKeeps: 'Nenhuma carta sai de uma fundação.',
  wasteTakesNothing: 'Só as cartas compradas do monte vão para o descarte.',
  nothingThere: 'Não há carta para mover.',
  wasteToFoundationsOnly: 'Por estas regras, as cartas do descarte só vão para as fundações.',
  foundationComplete: 'Essa fundação está completa.',
  fanEmpty: 'Um leque vazio só é preenchido com cartas do monte.',
  fanHasGaps: 'Esse leque tem lacunas; elas só são preenchidas com cartas do monte.',
  wrongSuit: 'O naipe não é o mesmo.',
  wrongRank: 'O valor não é o que falta.',
  noGaps: 'Nenhum leque tem lacunas.',
  gapsFirst: 'Antes é preciso preencher as lacunas.',
  stockEmpty: 'O monte está vazio.',
  notStuck: 'Ainda não: alguma carta ainda pode ser jogada.',
  noRedeal: 'O descarte não pode mais ser virado.',
  stockNotEmpty: 'O monte ainda não está vazio.',
  wasteEmpty: 'O descarte está vazio.',
};
