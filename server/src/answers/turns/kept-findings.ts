import type { FindingPart, Findings, FindingsSoFar } from './findings.ts';

/** What has been found about a running turn, and which of it is not in the database yet. */
export class KeptFindings {
  readonly #parts: Partial<Findings> = {};
  readonly #unsaved = new Set<FindingPart>();
  readonly #write: (found: Partial<Findings>) => Promise<void>;
  #saving = Promise.resolve();

  /** @param write puts parts into the database; throws what the database does */
  constructor(stored: FindingsSoFar, write: (found: Partial<Findings>) => Promise<void>) {
    this.#write = write;
    for (const part of Object.keys(stored) as FindingPart[])
      if (stored[part]) Object.assign(this.#parts, { [part]: stored[part] });
  }

  get<Part extends FindingPart>(part: Part): Findings[Part] | null {
    return this.#parts[part] ?? null;
  }

  /** Keeps what was found, and returns it. */
  set<Part extends FindingPart>(part: Part, found: Findings[Part]): Pick<Findings, Part> {
    const kept = { [part]: found } as Pick<Findings, Part>;
    Object.assign(this.#parts, kept);
    this.#unsaved.add(part);
    return kept;
  }

  /** Writes what is not in the database yet. @throws what the database does; then it is still to be written */
  async save(): Promise<void> {
    // One after the other, so that an older ledger never replaces a newer one.
    this.#saving = this.#saving.catch(() => {}).then(() => this.#writeUnsaved());
    await this.#saving;
  }

  async #writeUnsaved(): Promise<void> {
    if (this.#unsaved.size === 0) return;
    const parts = [...this.#unsaved];
    this.#unsaved.clear();
    try {
      await this.#write(Object.fromEntries(parts.map((part) => [part, this.#parts[part]])));
    } catch (error) {
      for (const part of parts) this.#unsaved.add(part);
      throw error;
    }
  }
}
