const auxiliaries =
  /^(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|had|may|might|must)(?:n['’]t)?\s/i;

/** Whether a question can be answered by yes or no; all others are `open`. */
export function kindOfQuestion(question: string): 'yes-no' | 'open' {
  return auxiliaries.test(question.trim()) ? 'yes-no' : 'open';
}
