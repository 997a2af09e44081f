/** Measures of how much more or less of something there is. */
export const changeKinds = /^(?:percentage-change|mean-difference|risk-difference)$/;
