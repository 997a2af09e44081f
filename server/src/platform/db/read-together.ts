/**
 * Joins what is looked up at the same moment: one statement for all keys that are asked for within a turn of the event
 * loop. It is sent after each of them was asked for, so that no one is told of anything older.
 * @param read rows by key; a key that has none is left out
 * @returns looks one key up: its row, or `undefined`
 */
export function readTogether<Row>(
  read: (keys: string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let waiting: { keys: Set<string>; rows: Promise<ReadonlyMap<string, Row>> } | null = null;
  return async (key) => {
    if (!waiting) {
      const keys = new Set<string>();
      const rows = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        waiting = null;
        return read([...keys]);
      });
      waiting = { keys, rows };
    }
    const { keys, rows } = waiting;
    keys.add(key);
    return (await rows).get(key);
  };
}
