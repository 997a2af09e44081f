/** All answers at once, of a server that does not stream. */
export interface WholeReply {
  session_id?: string;
  responses: Record<string, string | null>;
}

/** A reply of all answers at once, as far as it is one. @throws where its body is no such JSON */
export async function readWholeReply(response: Response): Promise<WholeReply> {
  const reply: unknown = await response.json();
  const { session_id, responses } = (reply ?? {}) as Record<string, unknown>;
  if (typeof responses !== 'object' || responses === null || Array.isArray(responses))
    throw new TypeError('The reply holds no answers.');
  const texts = Object.entries(responses).map(([engine, text]) => [
    engine,
    typeof text === 'string' ? text : null,
  ]);
  return {
    responses: Object.fromEntries(texts),
    ...(typeof session_id === 'string' && { session_id }),
  };
}
