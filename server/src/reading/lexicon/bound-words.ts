/** Words in front of a quantity that set a bound to it, as alternatives of a pattern. */
export const aboveWords =
  'above|over|beyond|exceeding|at least|(?:more|greater|higher|longer|older) than|at or above|>=?|≥';
export const belowWords = 'below|under|up to|(?:less|fewer|lower|shorter|younger) than|at or below|<=?|≤';
/** The same of a time. */
export const afterWords = 'after|past';
export const beforeWords = 'before|until';
