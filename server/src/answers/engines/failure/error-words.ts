/**
 * What a vendor means by an error. `credit`: the money is gone, and waiting does not help. `account`: whoever runs this
 * server, or where it stands, is not served. `plan`: its account has no quota at all for the model. `setting`: the model does not take what is sent
 * with every question.
 */
export type Reason =
  | 'account'
  | 'key'
  | 'credit'
  | 'quota'
  | 'plan'
  | 'context'
  | 'overloaded'
  | 'model'
  | 'refused'
  | 'setting'
  | 'rejected';

/**
 * One vendor's own codes and words, by what they mean: asked where its HTTP status alone does not tell. What no words
 * of it mean is told by the status.
 */
export type ErrorWords = Partial<
  Record<Exclude<Reason, 'account' | 'overloaded' | 'plan' | 'setting'>, RegExp>
>;
