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
