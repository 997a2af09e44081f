import type { ServiceSettings } from './source-definition.ts';

/** Where literature is looked for and citations are checked. */
export interface SourceSettings extends Omit<ServiceSettings, 'baseUrl'> {
  /** `EVIDENCE`: whether anything is looked for at all, the library included. */
  enabled: boolean;
  /** By the id of the source, without a slash at their ends. */
  baseUrls: Readonly<Record<string, string>>;
}
