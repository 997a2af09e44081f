export interface JsonReply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of a reply.
  body: any;
}

/** Posts to `/api/v1/{path}/` of a test server; any status is an answer. */
export async function postJson(
  url: string,
  path: string,
  json: unknown,
  headers: Record<string, string> = {},
): Promise<JsonReply> {
  const response = await fetch(`${url}/api/v1/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
