/** A record as Zotero's import would keep it, of the fields that are written here. */
export interface RisRecord {
  type: string;
  /** Each tag's values, in their order. */
  fields: Record<string, string[]>;
  /** Lines that no tag begins: they are added to the field before them. */
  continued: number;
}

/**
 * Reads RIS by the rules that Zotero's translator documents: a line is a field where two letters or digits, one or two
 * spaces and a hyphen begin it, whatever blanks stand before; all other lines go on with the field before; `TY` begins a
 * record wherever it stands, `ER` ends it; a name is cut at its commas.
 */
export function readRis(text: string): RisRecord[] {
  const records: RisRecord[] = [];
  let open: RisRecord | null = null;
  let tag = '';
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const [, name, value = ''] = /^\s*([A-Z][A-Z0-9]) {1,2}-(?: (.*))?$/.exec(line) ?? [];
    if (name === 'TY') {
      open = { type: value.trim(), fields: {}, continued: 0 };
      records.push(open);
    } else if (name === 'ER') open = null;
    else if (name && open) {
      open.fields[name] = [...(open.fields[name] ?? []), value.trim()];
      tag = name;
    } else if (open && line.trim()) {
      open.continued += 1;
      const values = open.fields[tag] ?? [];
      values.push(`${values.pop() ?? ''} ${line.trim()}`);
    }
  }
  return records;
}
