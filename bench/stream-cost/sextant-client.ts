/** Asked at once by every question. */
export const engines = 6;

/** A new account's access token. */
export async function signUp(url: string, number: number): Promise<string> {
  const email = `bench-${number}@example.org`;
  const password = 'a long bench password';
  await call(url, '/api/v1/register/', { full_name: 'Bench', email, password });
  const { access } = (await call(url, '/api/v1/login/', { username: email, password })) as { access: string };
  return access;
}

/** Asks one question and reads all engines' streams to the end. @throws when any text is not what the vendor sent */
export async function askSextant(
  url: string,
  access: string,
  question: string,
  expected: (engine: string) => string | undefined,
): Promise<void> {
  const response = await fetch(`${url}/api/v1/chat/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${access}`,
    },
    body: JSON.stringify({ input_text: question }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const texts = new Map<string, string>();
  for (const line of (await response.text()).split('\n')) {
    if (!line.startsWith('data: ')) continue;
    const event = JSON.parse(line.slice(6));
    if (event.type !== 'text-delta') continue;
    for (const { engine, from, text } of event.deltas)
      texts.set(engine, (texts.get(engine) ?? '').slice(0, from) + text);
  }
  if (texts.size !== engines || [...texts].some(([engine, text]) => text !== expected(engine)))
    throw new Error('an answer is not what the vendor sent');
}

async function call(url: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
