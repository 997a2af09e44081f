/** What a thread of a pool under test runs. */
export default function work(task: string): string {
  if (task === 'throw') throw new Error('as told');
  if (task === 'end the thread') process.exit(1);
  while (task === 'forever');
  return task.toUpperCase();
}
