/**
 * Puts a text on the clipboard, one that is still on its way too: some browsers allow it only as long as the press that
 * asked for it is fresh, so the clipboard is given the promise.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
