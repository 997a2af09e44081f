/** Has the browser save something as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; revoked at once, some browsers save an empty file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The name that the server gave a file; null where it gave none that can be read. */
function nameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : null;
  } catch {
    return null;
  }
}

/**
 * Has the browser save a reply under the name that the server gave it.
 * @throws Error when the server refused
 */
export async function saveReply(reply: Response, otherwise: string): Promise<void> {
  if (!reply.ok) throw new Error(`The server answered ${reply.status}.`);
  saveFile(nameIn(reply.headers.get('content-disposition')) ?? otherwise, await reply.blob());
}
