/**
 * What a vendor means by an error. `credit`: the money is gone, and waiting does not help. `account`: whoever runs this
 * server, or where it stands, is not served.
 */
export type Reason =
  | 'account'
  | 'key'
  | 'credit'
  | 'quota'
  | 'context'
  | 'overloaded'
  | 'model'
  | 'refused'
  | 'rejected';

/**
 * One vendor's own codes and words, by what they mean: asked where its HTTP status alone does not tell. What no words
 * of it mean is told by the status.
 */
export type ErrorWords = Partial<Record<Exclude<Reason, 'account' | 'overloaded'>, RegExp>>;
