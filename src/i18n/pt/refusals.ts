/** Why a move cannot be made, in Brazilian Portuguese. */
import type { Refusal } from '../../rules/refusal.ts';

export const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'A carta já está aí.',
  foundationKeeps: 'As cartas do relógio não saem mais de lá.',
  wasteTakesNothing: 'Só cartas do monte vão para o descarte.',
  nothingThere: 'Não há carta aí.',
  wasteToFoundationsOnly: 'Por estas regras, as cartas do descarte só vão para o relógio.',
  foundationComplete: 'Esta hora está completa.',
  fanEmpty: 'Um leque vazio: reponha antes.',
  fanHasGaps: 'Um espaço: reponha antes.',
  wrongSuit: 'É de outro naipe.',
  wrongRank: 'Não é a carta da vez.',
  noGaps: 'Não há nada para repor.',
  gapsFirst: 'Reponha antes.',
  stockEmpty: 'O monte está vazio.',
  notStuck: 'Ainda não: você ainda pode jogar uma carta.',
  noRedeal: 'Não dá mais para virar o descarte.',
  stockNotEmpty: 'Ainda não: o monte não está vazio.',
  wasteEmpty: 'O descarte está vazio.',
};
