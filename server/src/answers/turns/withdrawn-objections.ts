/**
 * Of objections `o`: the engine that the mark is of; null where it is of none (names: `judgedCell`). A text that takes the
 * place of an earlier one takes with it what its reader objected to in what was read of that one: a judge may say the same
 * of the new one, and its reader has not seen that.
 */
export const objectedEngine = `split_part(o.cell, ':', case split_part(o.cell, ':', 1) when 'verdict' then 2 when 'stance' then 3 end)`;
